import { type CourseFacets, limits } from '@lectern/sdk/api';
import { and, asc, desc, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { categories, courses } from '../../db/schema.ts';
import { countFacets } from './facets.ts';
import { all, type Filters, filtersOf, isWhole, type Search, withText } from './searchFilters.ts';
import {
  count,
  countPublished,
  type Found,
  findFew,
  isPublished,
  list,
  listCards,
  MAX_FOUND,
  type Page,
} from './searchRepository.ts';
import { likeliestWords } from './searchWords.ts';

/** Counting stops here, so that frequent words cost no more than rare ones (docs/decisions/0020). */
const MAX_COUNTED = 10_000;
/** An id that no category has. */
const NO_CATEGORY = 'none';

/** A page of the published catalogue with the total, and the counts beside filters if they are asked for. */
export async function searchCourses(db: Db, search: Search) {
  const size = search.limit ?? search.ids?.length ?? limits.pageSize;
  const number = search.page ?? 1;
  const page = { size, offset: (number - 1) * size };
  const category = search.category ? ((await findCategory(db, search.category)) ?? NO_CATEGORY) : undefined;
  const meant = await find(db, { ...search, category }, page);
  return { ...meant, size, number };
}

interface Meant {
  total: number;
  rows: Awaited<ReturnType<typeof listCards>>;
  facets: CourseFacets | undefined;
  /** The corrected words that were searched for, where the given ones match nothing. */
  correctedQuery?: string;
}

async function find(db: Db, search: Search, page: Page): Promise<Meant> {
  const filters = filtersOf(search);
  /** The answer, once the condition on the text is known. */
  const answer = async (text: SQL | undefined, found: Found | Promise<Found>): Promise<Meant> => {
    const [facets, { total, rows }] = await Promise.all([
      search.facets ? countFacets(db, withText(filters, text)) : undefined,
      Promise.resolve(found).then(async ({ total, ids }) => ({ total, rows: await listCards(db, ids) })),
    ]);
    return { total, rows, facets };
  };
  const matching = (...text: SQL[]) => answer(and(...text), listMatching(db, search, and(all(filters), ...text), page));

  const given = (search.q ?? '').toLowerCase().trim();
  if (given === '') return answer(undefined, listAll(db, search, filters, page));
  const words = (given.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, 8);
  // Only punctuation: searched for literally.
  if (words.length === 0) return matching(contains(courses.searchTitle, given));
  const asGiven = has(courses.textVector, words);
  const exact = await findWords(db, search, filters, words, page);
  if (exact.total > 0) return answer(asGiven, exact);
  // Where only the filters leave nothing, the words are spelled right.
  if (!isWhole(filters) && (await count(db, and(isPublished, asGiven), MAX_FOUND)) > 0) return answer(asGiven, exact);
  // Nothing matches: try corrected spellings, then parts of words.
  const choose = (filter: SQL | undefined) =>
    likeliestWords(db, words, (some) => and(filter, has(courses.textVector, some)));
  // Where only the filters leave nothing of the corrected words, the answer and its counts are still theirs.
  const likely = search.exact
    ? undefined
    : ((await choose(all(filters))) ?? (isWhole(filters) ? undefined : await choose(isPublished)));
  if (likely) {
    const corrected = await answer(has(courses.textVector, likely), findWords(db, search, filters, likely, page));
    return { ...corrected, correctedQuery: likely.join(' ') };
  }
  const inside = words.filter((word) => word.length >= 3).map((word) => contains(courses.searchTitle, word));
  if (inside.length < words.length) return answer(sql`false`, { total: 0, ids: [] });
  return matching(...inside);
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
async function listAll(db: Db, search: Search, filters: Filters, page: Page): Promise<Found> {
  const { ids: chosen, category, minPrice, maxPrice, featured, level, rating } = search;
  const isNarrowed = [chosen, minPrice, maxPrice, featured || undefined, level || undefined, rating || undefined].some(
    (filter) => filter !== undefined,
  );
  const where = all(filters);
  const [total, ids] = await Promise.all([
    isNarrowed ? count(db, where, MAX_COUNTED) : countPublished(db, category),
    list(db, where, order(search), page),
  ]);
  return { total, ids };
}

/** Courses that match a condition on their text. */
async function listMatching(db: Db, search: Search, where: SQL | undefined, page: Page): Promise<Found> {
  const by = order(search);
  return (await findFew(db, where, by, page)) ?? { total: MAX_FOUND, ids: await list(db, where, by, page) };
}

/** Words match as prefixes; words of one or two letters match only themselves. */
const lexeme = (word: string) => ([...word].length <= 2 ? `'${word}'` : `'${word}':*`);

/** Matches all of the words. */
const has = (vector: PgColumn, words: readonly string[]) => sql`${vector} @@ ${words.map(lexeme).join(' & ')}::tsquery`;

/**
 * Courses that contain every word. By relevance: first those with all words in the title, then with some in the instructor
 * or category, then the rest, best rated first in each group. Where many match, the groups are read one after the other,
 * so that nothing has to be ranked.
 */
async function findWords(
  db: Db,
  search: Search,
  filters: Filters,
  words: readonly string[],
  page: Page,
): Promise<Found> {
  const text = has(courses.textVector, words);
  const where = and(all(filters), text);
  if (search.sort && search.sort !== 'relevance') return listMatching(db, search, where, page);
  const [title, near] = [has(courses.titleVector, words), has(courses.nearVector, words)];
  const few = await findFew(db, where, [desc(title), desc(near), ...best], page);
  if (few) return few;
  const found: Found = { total: 0, ids: [] };
  for (const which of [[title], [near, not(title)], [text, not(near)]]) {
    const ofGroup = and(all(filters), ...which);
    const offset = Math.max(0, page.offset - found.total);
    const size = page.size - found.ids.length;
    const few = size > 0 ? await findFew(db, ofGroup, best, { size, offset }) : undefined;
    found.total += few?.total ?? (await count(db, ofGroup, MAX_FOUND - found.total));
    if (size > 0) found.ids.push(...(few?.ids ?? (await list(db, ofGroup, best, { size, offset }))));
    if (found.total >= MAX_FOUND) break;
  }
  return { ...found, total: MAX_FOUND };
}

const newest = [desc(courses.createdAt), asc(courses.id)];
const best = [desc(courses.averageRating), desc(courses.reviewCount), asc(courses.id)];

function order({ ids, sort, featured, q }: Search): SQL[] {
  if (ids && !sort) return [sql`array_position(array[${sql.join(ids, sql`, `)}]::text[], ${courses.id})`];
  if (sort === 'price') return [asc(courses.pricePaise), asc(courses.id)];
  if (sort === 'rating' || (featured && !sort)) return best;
  return q && sort !== 'newest' ? best : newest;
}
