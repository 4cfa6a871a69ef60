import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { courses } from '../../db/schema.ts';
import { MAX_FOUND_COURSES } from './searchRepository.ts';
import { distance, maxDistance, oneSlipFrom } from './spelling.ts';

const MAX_SPELLINGS = 8;
/** Known words that are compared letter by letter. */
const MAX_SIMILAR_WORDS = 30;
/** Known words are no longer (migration 0002). */
const MAX_KNOWN_LENGTH = 40;
/** Words of a search that are corrected: each takes a look at all known words. */
const MAX_CORRECTED_WORDS = 3;

/**
 * For each word the likeliest spelling that some course has together with the words before it: the word itself, or a
 * known word that is only a slip away from it, the closest and then the most frequent one. Undefined where a word has
 * none, or too many would need another. `matching` is the condition for courses with these words.
 */
export async function likeliestWords(
  db: Db,
  words: readonly string[],
  matching: (words: readonly string[]) => SQL | undefined,
): Promise<string[] | undefined> {
  if (words.some((word) => [...word].length > MAX_KNOWN_LENGTH)) return undefined;
  const chosen: string[] = [];
  /** How many courses have each spelling, up to a number. */
  async function countEach(spellings: readonly string[]): Promise<number[]> {
    if (spellings.length === 0) return [];
    const counts = spellings.map(
      (spelling) => sql`(select count(*)::int from (select 1 from ${courses}
        where ${matching([...chosen, spelling])} limit ${MAX_FOUND_COURSES}) as found)`,
    );
    const [row] = await rows<{ counts: number[] }>(db, sql`select array[${sql.join(counts, sql`, `)}] as counts`);
    return row?.counts ?? [];
  }
  let corrected = 0;
  for (const word of words) {
    const [own = 0] = await countEach([word]);
    let likeliest = own > 0 ? word : undefined;
    if (likeliest === undefined && corrected++ < MAX_CORRECTED_WORDS) {
      for (const [slips, spellings] of await slipsOf(db, word)) {
        const counts = await countEach(spellings);
        // Two slips may turn a word into many others: it has to be one that more than one course has.
        const most = Math.max(slips, ...counts);
        likeliest = spellings[counts.indexOf(most)];
        if (likeliest !== undefined) break;
      }
    }
    if (likeliest === undefined) return undefined;
    chosen.push(likeliest);
  }
  return chosen;
}

/** The known words that an unknown one may be meant for, by the number of slips, the fewest first. */
async function slipsOf(db: Db, word: string): Promise<[slips: number, spellings: string[]][]> {
  const most = maxDistance(word);
  if (most === 0) return [];
  const near = new Set(oneSlipFrom(word));
  const others = sql`array(select jsonb_array_elements_text(${JSON.stringify([...near])}::jsonb))`;
  const found = await rows<{ known: string }>(
    db,
    sql`select known.word as known from search_words known
      where known.word % ${word} or known.word = any (${others})
      order by known.word = any (${others}) desc, similarity(known.word, ${word}) desc, known.word limit ${MAX_SIMILAR_WORDS}`,
  );
  const slips = Map.groupBy(found, ({ known }) => (near.has(known) ? 1 : distance(word, known)));
  return [...slips]
    .filter(([count]) => count > 0 && count <= most)
    .sort(([one], [other]) => one - other)
    .map(([count, spellings]) => [count, spellings.slice(0, MAX_SPELLINGS).map(({ known }) => known)]);
}
