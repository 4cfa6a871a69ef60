import type { CourseFacets } from '@lectern/sdk/api';
import { limits } from '@lectern/sdk/rules';
import { and, asc, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { categories, courses } from '../../db/schema.ts';
import { readMatches } from './readMatches.ts';
import { all, type Filters, filtersOf, isWhole, type Search, withText } from './searchFilters.ts';
import {
  count,
  countPublished,
  type Found,
  isPublished,
  list,
  listCards,
  listInOrder,
  MAX_FOUND_COURSES,
  type Page,
} from './searchRepository.ts';
import { likeliestWords } from './searchWords.ts';

/** Counting stops here, so that frequent words cost no more than rare ones (docs/decisions/0020). */
const MAX_COUNTED_COURSES = 10_000;
/** An id that no category has. */
const NO_CATEGORY = 'none';

/** A page of the published catalogue with the total, and the counts beside filters if they are asked for. */
export async function searchCourses(db: Db, search: Search) {
  const size = search.limit ?? search.ids?.length ?? limits.pageSize;
  const number = search.page ?? 1;
  const page = { size, offset: (number - 1) * size };
  const category = search.category ? ((await findCategory(db, search.category)) ?? NO_CATEGORY) : undefined;
  const { ids, ...meant } = await find(db, { ...search, category }, page);
  return { ...meant, rows: await listCards(db, ids), size, number };
}

interface CorrectedMatches extends Found {
  facets: CourseFacets | undefined;
  /** The corrected words that were searched for, where the given ones match nothing. */
  correctedQuery?: string;
  /** Words that would find something, where the given ones were to be searched for exactly. */
  suggestedQuery?: string;
  /** How many courses have the words, where the filters leave none of them. */
  unfilteredResults?: number;
}

async function find(db: Db, search: Search, page: Page): Promise<CorrectedMatches> {
  const filters = filtersOf(search);
  const given = (search.q ?? '').toLowerCase().trim();
  if (given === '') {
    const [found, matches] = await Promise.all([
      listAll(db, search, filters, page),
      search.facets ? readMatches(db, filters, { hasFacets: true }) : undefined,
    ]);
    return { ...found, facets: matches?.facets };
  }
  const words = (given.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, 8);
  const matching = (...text: SQL[]) => listMatching(db, search, withText(filters, and(...text)), page);
  // Only punctuation: searched for literally.
  if (words.length === 0) return matching(contains(courses.searchTitle, given));
  const asGiven = await findWords(db, search, filters, words, page);
  if (asGiven.total > 0) return asGiven;
  // Where only the filters leave nothing, the words are spelled right.
  const countUnfiltered = async (some: readonly string[]) =>
    isWhole(filters) ? 0 : count(db, and(isPublished, has(courses.textVector, some)), MAX_FOUND_COURSES);
  const unfilteredResults = await countUnfiltered(words);
  if (unfilteredResults > 0) return { ...asGiven, unfilteredResults };
  // Nothing matches: try corrected spellings, then parts of words.
  const choose = (filter: SQL | undefined) =>
    likeliestWords(db, words, (some) => and(filter, has(courses.textVector, some)));
  // Where only the filters leave nothing of the corrected words, the answer and its counts are still theirs.
  const findLikely = async () =>
    (await choose(all(filters))) ?? (isWhole(filters) ? undefined : await choose(isPublished));
  const likely = search.exact ? undefined : await findLikely();
  if (likely) {
    const found = await findWords(db, search, filters, likely, page);
    const others = found.total === 0 ? await countUnfiltered(likely) : 0;
    return { ...found, correctedQuery: likely.join(' '), ...(others > 0 ? { unfilteredResults: others } : {}) };
  }
  const inside = words.filter((word) => word.length >= 3).map((word) => contains(courses.searchTitle, word));
  const found = inside.length < words.length ? asGiven : await matching(...inside);
  const suggested = search.exact && found.total === 0 ? await findLikely() : undefined;
  return suggested ? { ...found, suggestedQuery: suggested.join(' ') } : found;
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
    isNarrowed ? count(db, where, MAX_COUNTED_COURSES) : countPublished(db, category),
    list(db, where, order(search), page),
  ]);
  return { total, ids };
}

/** Courses that pass the filters, of which one is on their text. */
async function listMatching(
  db: Db,
  { facets: hasFacets, ...search }: Search,
  filters: Filters,
  page: Page,
  by: SQL[] = order(search),
  listMany = async () => ({ total: MAX_FOUND_COURSES, ids: await list(db, all(filters), by, page) }),
): Promise<CorrectedMatches> {
  const inOrder = { ...page, by: [asc(courses.isComingSoon), ...by] };
  const { found, facets } = await readMatches(db, filters, { hasFacets, page: inOrder });
  return { ...(found ?? (await listMany())), facets };
}

/** Words match as prefixes; words of one or two letters match only themselves. */
const lexeme = (word: string) => ([...word].length <= 2 ? `'${word}'` : `'${word}':*`);

/** Matches all of the words. */
const has = (vector: PgColumn, words: readonly string[]) => sql`${vector} @@ ${words.map(lexeme).join(' & ')}::tsquery`;

/**
 * Courses that contain every word. By relevance: first those with all words in the title, then with some in the instructor
 * or category, then the rest, best rated first in each group, and last the courses that can't be bought yet. Where many match, the groups are read one after the other,
 * so that nothing has to be ranked.
 */
async function findWords(
  db: Db,
  search: Search,
  filters: Filters,
  words: readonly string[],
  page: Page,
): Promise<CorrectedMatches> {
  const [text, title, near] = [courses.textVector, courses.titleVector, courses.nearVector].map((vector) =>
    has(vector, words),
  ) as [SQL, SQL, SQL];
  const matching = withText(filters, text);
  if (search.sort && search.sort !== 'relevance') return listMatching(db, search, matching, page);
  return listMatching(db, search, matching, page, [desc(title), desc(near), ...best], async () => {
    const ids: string[] = [];
    let passed = 0;
    const isForSale = eq(courses.isComingSoon, false);
    const groups = [
      [title, isForSale],
      [near, not(title), isForSale],
      [text, not(near), isForSale],
      [text, eq(courses.isComingSoon, true)],
    ];
    for (const which of groups) {
      const ofGroup = withText(filters, and(...which));
      const rest = { size: page.size - ids.length, offset: Math.max(0, page.offset - passed) };
      const { found } = await readMatches(db, ofGroup, { hasFacets: false, page: { ...rest, by: best } });
      ids.push(...(found?.ids ?? (await listInOrder(db, all(ofGroup), best, rest))));
      passed += found?.total ?? MAX_FOUND_COURSES;
      // No page ends after `MAX_FOUND_COURSES`.
      if (ids.length === page.size || passed >= MAX_FOUND_COURSES) break;
    }
    return { total: MAX_FOUND_COURSES, ids };
  });
}

const newest = [desc(courses.createdAt), asc(courses.id)];
const best = [desc(courses.averageRating), desc(courses.reviewCount), asc(courses.id)];

function order({ ids, sort }: Search): SQL[] {
  if (ids && !sort) return [sql`array_position(array[${sql.join(ids, sql`, `)}]::text[], ${courses.id})`];
  if (sort === 'price') return [asc(courses.pricePaise), asc(courses.id)];
  return sort === 'newest' ? newest : best;
}
