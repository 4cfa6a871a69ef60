import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';

/** Spellings that one word may stand for. */
const MAX_SPELLINGS = 5;

/**
 * For each word the spellings that it may have been meant to be, the likeliest first: the word itself, known words that
 * have two letters the other way round, known words that look alike. Nothing where there is none for one of them.
 */
export async function correctedWords(db: Db, words: readonly string[]): Promise<string[][] | undefined> {
  const corrected: string[][] = [];
  for (const word of words) {
    const known = await rows<{ word: string }>(
      db,
      sql`select word from search_words
        where word % ${word} or word in (select jsonb_array_elements_text(${JSON.stringify(swapped(word))}::jsonb))
        order by word in (select jsonb_array_elements_text(${JSON.stringify(swapped(word))}::jsonb)) desc,
          similarity(word, ${word}) desc, word limit ${MAX_SPELLINGS}`,
    );
    if (known.length === 0) return undefined;
    corrected.push([word, ...known.map((one) => one.word)]);
  }
  return corrected;
}

function swapped(word: string): string[] {
  const letters = [...word];
  if (letters.length < 3 || letters.length > 20) return [];
  return letters.slice(1).map((letter, index) => {
    const next = [...letters];
    next[index] = letter;
    next[index + 1] = letters[index] as string;
    return next.join('');
  });
}
