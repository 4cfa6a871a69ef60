import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';

const MAX_SPELLINGS = 5;

/**
 * For each word its possible spellings, likeliest first: the word itself, known words with two letters swapped, similar
 * known words. Undefined where a word has none.
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
