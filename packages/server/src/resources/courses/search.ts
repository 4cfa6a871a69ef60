import type { courseSearch } from '@lectern/sdk/api';
import { limits, toPaise } from '@lectern/sdk/api';
import { and, asc, desc, eq, gte, inArray, lte, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { output } from 'zod/mini';
import type { Db } from '../../db/database.ts';
import { categories, courses } from '../../db/schema.ts';
import { count, countPublished, isPublished, list, listCards, listFew, type Page } from './searchRepository.ts';
import { correctedWords } from './searchWords.ts';

type Search = output<typeof courseSearch>;

/** With fewer reviews, an average means little. */
const MIN_FEATURED_REVIEWS = 5;
/** Counting stops here, so that frequent words cost no more than rare ones (docs/decisions/0020). */
const MAX_COUNTED = 10_000;
const MAX_FOUND = 1_000;
/** An id that no category has. */
const NO_CATEGORY = 'none';

/** A page of the published catalogue with the total. */
export async function searchCourses(db: Db, search: Search) {
  const size = search.limit ?? search.ids?.length ?? limits.pageSize;
  const number = search.page ?? 1;
  const page = { size, offset: (number - 1) * size };
  const category = search.category ? ((await findCategory(db, search.category)) ?? NO_CATEGORY) : undefined;
  const { total, ids, correctedQuery } = await find(db, { ...search, category }, page);
  return { total, rows: await listCards(db, ids), size, number, correctedQuery };
}

interface Found {
  total: number;
  ids: string[];
  /** The corrected words that were searched for, where the given ones match nothing. */
  correctedQuery?: string;
}

async function find(db: Db, search: Search, page: Page): Promise<Found> {
  const given = (search.q ?? '').toLowerCase().trim();
  const filters = filtersOf(search);
  if (given === '') return listAll(db, search, filters, page);
  const words = (given.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, 8);
  // Only punctuation: searched for literally.
  if (words.length === 0) return listMatching(db, search, [...filters, contains(courses.searchTitle, given)], page);
  const asGiven = words.map((word) => [word]);
  const exact = await findWords(db, search, filters, asGiven, page);
  if (exact.total > 0) return exact;
  // Where only the filters leave nothing, the words are spelled right. With a limit of 1 the planner would scan the table.
  const spelled = await count(db, and(isPublished, has(courses.textVector, asGiven)), MAX_FOUND);
  if (spelled > 0) return exact;
  // Nothing matches: try corrected spellings, then parts of words.
  const corrected = search.exact ? undefined : await correctedWords(db, words);
  const likely = corrected && (await likeliestWords(db, filters, corrected));
  if (likely) {
    const asMeant = likely.map((word) => [word]);
    return { ...(await findWords(db, search, filters, asMeant, page)), correctedQuery: likely.join(' ') };
  }
  const inside = words.filter((word) => word.length >= 3).map((word) => contains(courses.searchTitle, word));
  if (inside.length < words.length) return { total: 0, ids: [] };
  return listMatching(db, search, [...filters, ...inside], page);
}

/** For each word the likeliest spelling that some course has together with the words before it. */
async function likeliestWords(
  db: Db,
  filters: (SQL | undefined)[],
  corrected: readonly (readonly string[])[],
): Promise<string[] | undefined> {
  let chosen: string[] = [];
  for (const spellings of corrected) {
    const before = chosen;
    for (const spelling of spellings) {
      const words = [...before, spelling];
      if (
        (await count(
          db,
          and(
            ...filters,
            has(
              courses.textVector,
              words.map((word) => [word]),
            ),
          ),
          // With a limit of 1 the planner would scan the table.
          MAX_FOUND,
        )) === 0
      )
        continue;
      chosen = words;
      break;
    }
    if (chosen === before) return undefined;
  }
  return chosen;
}

function filtersOf({ ids, category, minPrice, maxPrice, featured, level, rating }: Search) {
  return [
    isPublished,
    ids ? inArray(courses.id, ids) : undefined,
    category ? eq(courses.categoryId, category) : undefined,
    minPrice === undefined ? undefined : gte(courses.pricePaise, toPaise(minPrice)),
    maxPrice === undefined ? undefined : lte(courses.pricePaise, toPaise(maxPrice)),
    featured ? gte(courses.reviewCount, MIN_FEATURED_REVIEWS) : undefined,
    level ? sql`lower(${courses.level}) = ${level.toLowerCase()}` : undefined,
    rating ? gte(courses.averageRating, rating) : undefined,
  ];
}

/** A category by id, slug or name. */
async function findCategory(db: Db, given: string): Promise<string | undefined> {
  const name = given.toLowerCase();
  const [row] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(sql`${categories.id} = ${name} or ${categories.slug} = ${name} or lower(${categories.name}) = ${name}`)
    .limit(1);
  return row?.id;
}

const contains = (column: PgColumn, text: string) => sql`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;

/** All courses that match the filters, in the requested order. */
async function listAll(db: Db, search: Search, filters: (SQL | undefined)[], page: Page): Promise<Found> {
  const { ids: chosen, category, minPrice, maxPrice, featured, level, rating } = search;
  const isNarrowed = [chosen, minPrice, maxPrice, featured || undefined, level || undefined, rating || undefined].some(
    (filter) => filter !== undefined,
  );
  const where = and(...filters);
  const [total, ids] = await Promise.all([
    isNarrowed ? count(db, where, MAX_COUNTED) : countPublished(db, category),
    list(db, where, order(search), page),
  ]);
  return { total, ids };
}

/** Courses that match a condition on their text. */
async function listMatching(db: Db, search: Search, filters: (SQL | undefined)[], page: Page): Promise<Found> {
  const where = and(...filters);
  const total = await count(db, where, MAX_FOUND);
  const read = total < MAX_FOUND ? listFew : list;
  return { total, ids: total > page.offset ? await read(db, where, order(search), page) : [] };
}

/** Words match as prefixes; words of one or two letters match only themselves. */
const lexeme = (word: string) => ([...word].length <= 2 ? `'${word}'` : `'${word}':*`);

/** Matches every word in one of its spellings. */
const has = (vector: PgColumn, words: readonly (readonly string[])[]) => {
  const query = words.map((spellings) => `(${spellings.map(lexeme).join(' | ')})`).join(' & ');
  return sql`${vector} @@ ${query}::tsquery`;
};

/**
 * Courses that contain every word in one of its spellings. By relevance: first those with all words in the title, then
 * with some in the instructor or category, then the rest, best rated first in each group. The groups are read one after
 * the other, so that nothing has to be ranked.
 */
async function findWords(
  db: Db,
  search: Search,
  filters: (SQL | undefined)[],
  words: readonly (readonly string[])[],
  page: Page,
): Promise<Found> {
  const text = has(courses.textVector, words);
  if (search.sort && search.sort !== 'relevance') {
    return listMatching(db, search, [...filters, text], page);
  }
  const [title, near] = [has(courses.titleVector, words), has(courses.nearVector, words)];
  const found: Found = { total: 0, ids: [] };
  for (const which of [[title], [near, not(title)], [text, not(near)]]) {
    const where = and(...filters, ...which);
    const matches = await count(db, where, MAX_FOUND - found.total);
    const offset = Math.max(0, page.offset - found.total);
    const size = page.size - found.ids.length;
    const isFew = matches < MAX_FOUND - found.total;
    if (matches > offset && size > 0) {
      found.ids.push(...(await (isFew ? listFew : list)(db, where, best, { offset, size })));
    }
    found.total += matches;
    if (found.total >= MAX_FOUND) break;
  }
  return found;
}

const newest = [desc(courses.createdAt), asc(courses.id)];
const best = [desc(courses.averageRating), desc(courses.reviewCount), asc(courses.id)];

function order({ ids, sort, featured, q }: Search): SQL[] {
  if (ids && !sort) return [sql`array_position(array[${sql.join(ids, sql`, `)}]::text[], ${courses.id})`];
  if (sort === 'price') return [asc(courses.pricePaise), asc(courses.id)];
  if (sort === 'rating' || (featured && !sort)) return best;
  return q && sort !== 'newest' ? best : newest;
}
