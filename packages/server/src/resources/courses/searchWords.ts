import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { courses } from '../../db/schema.ts';
import { MAX_FOUND } from './searchRepository.ts';

const MAX_SPELLINGS = 5;
/** Known words are no longer (migration 0002). */
const MAX_KNOWN_LENGTH = 40;
/** Words of a search that are corrected: each takes a look at all known words. */
const MAX_CORRECTED = 3;

/**
 * For each word the likeliest spelling that some course has together with the words before it: the word itself, a known
 * word with two letters swapped, a similar known word. Undefined where a word has none, or too many would need another.
 * `matching` is the condition for courses with these words.
 */
export async function likeliestWords(
  db: Db,
  words: readonly string[],
  matching: (words: readonly string[]) => SQL | undefined,
): Promise<string[] | undefined> {
  if (words.some((word) => [...word].length > MAX_KNOWN_LENGTH)) return undefined;
  const chosen: string[] = [];
  const firstMatching = async (spellings: readonly string[]): Promise<string | undefined> => {
    if (spellings.length === 0) return undefined;
    // The first that matches ends the `case`. With a limit of 1 the planner would scan the table.
    const cases = spellings.map(
      (spelling) => sql`when (select count(*) from (select 1 from ${courses}
        where ${matching([...chosen, spelling])} limit ${MAX_FOUND}) as found) > 0 then ${spelling}::text`,
    );
    const [first] = await rows<{ word: string | null }>(db, sql`select case ${sql.join(cases, sql` `)} end as word`);
    return first?.word ?? undefined;
  };
  let corrected = 0;
  for (const word of words) {
    let likeliest = await firstMatching([word]);
    if (likeliest === undefined && corrected++ < MAX_CORRECTED)
      likeliest = await firstMatching(await spellingsOf(db, word));
    if (likeliest === undefined) return undefined;
    chosen.push(likeliest);
  }
  return chosen;
}

/** The possible spellings of an unknown word, likeliest first. */
async function spellingsOf(db: Db, word: string): Promise<string[]> {
  const others = sql`array(select jsonb_array_elements_text(${JSON.stringify(swapped(word))}::jsonb))`;
  const found = await rows<{ known: string }>(
    db,
    sql`select known.word as known from search_words known
      where known.word % ${word} or known.word = any (${others})
      order by known.word = any (${others}) desc, similarity(known.word, ${word}) desc, known.word limit ${MAX_SPELLINGS}`,
  );
  return found.map(({ known }) => known);
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
