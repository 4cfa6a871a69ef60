import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { courses } from '../../db/schema.ts';
import { MAX_FOUND } from './searchRepository.ts';

const MAX_SPELLINGS = 5;

/**
 * For each word the likeliest spelling that some course has together with the words before it: the word itself, a known
 * word with two letters swapped, a similar known word. Undefined where a word has none. `matching` is the condition for
 * courses with these words.
 */
export async function likeliestWords(
  db: Db,
  words: readonly string[],
  matching: (words: readonly string[]) => SQL | undefined,
): Promise<string[] | undefined> {
  const chosen: string[] = [];
  for (const spellings of await spellingsOf(db, words)) {
    // The first that matches ends the `case`. With a limit of 1 the planner would scan the table.
    const cases = spellings.map(
      (spelling) => sql`when (select count(*) from (select 1 from ${courses}
        where ${matching([...chosen, spelling])} limit ${MAX_FOUND}) as found) > 0 then ${spelling}::text`,
    );
    const [likeliest] = await rows<{ word: string | null }>(
      db,
      sql`select case ${sql.join(cases, sql` `)} end as word`,
    );
    if (!likeliest?.word) return undefined;
    chosen.push(likeliest.word);
  }
  return chosen;
}

/** For each word itself and its possible spellings, likeliest first. */
async function spellingsOf(db: Db, words: readonly string[]): Promise<string[][]> {
  const given = words.map((word) => ({ word, swapped: swapped(word) }));
  const found = await rows<{ known: string[] }>(
    db,
    sql`select array(
        select known.word from search_words known
        where known.word % given.word or known.word = any (swapped)
        order by known.word = any (swapped) desc, similarity(known.word, given.word) desc, known.word limit ${MAX_SPELLINGS}
      ) as known
      from rows from (jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as (word text, swapped text[]))
        with ordinality as given (word, swapped, place) order by place`,
  );
  return words.map((word, index) => [word, ...(found[index]?.known ?? [])]);
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
