import type { courseSearch } from '@lectern/sdk/api';
import { toPaise } from '@lectern/sdk/api';
import { and, asc, desc, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { output } from 'zod/mini';
import type { Db } from '../../db/database.ts';
import { categories, courses, users } from '../../db/schema.ts';
import { cardColumns } from './courseCard.ts';

type Search = output<typeof courseSearch>;

const PAGE_SIZE = 9;
/** Reviews that a course needs before its average says something. */
const FEATURED_REVIEWS = 5;

/** A page of the published catalogue and how many there are in all. */
export async function searchCourses(db: Db, search: Search) {
  const words = (search.q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const exact = and(...filters(search), ...words.map((word) => like(courses.searchText, word)));
  const total = await count(db, exact);
  if (total > 0 || words.length === 0) return { total, ...(await page(db, search, exact, ranking(words))) };
  // Nothing holds the words as they were typed: look for what sounds like them.
  const near = and(...filters(search), ...words.map((word) => or(like(courses.searchText, word), ...slips(word))));
  return { total: await count(db, near), ...(await page(db, search, near, [likeness(words)])) };
}

export const isPublished = and(eq(courses.status, 'published'), isNull(courses.deletedAt));

function filters({ category, minPrice, maxPrice, featured }: Search) {
  return [
    isPublished,
    category ? eq(courses.categoryId, categoryId(category)) : undefined,
    minPrice === undefined ? undefined : gte(courses.pricePaise, toPaise(minPrice)),
    maxPrice === undefined ? undefined : lte(courses.pricePaise, toPaise(maxPrice)),
    featured ? gte(courses.reviewCount, FEATURED_REVIEWS) : undefined,
  ];
}

/** A category by id, slug or name. */
function categoryId(given: string): SQL<string> {
  const name = given.toLowerCase();
  return sql`(select ${categories.id} from ${categories}
    where ${categories.id} = ${name} or ${categories.slug} = ${name} or lower(${categories.name}) = ${name} limit 1)`;
}

const like = (column: SQL | PgColumn, word: string) => sql`${column} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;

/** What a word may have been meant to be: one that sounds alike, or one with two letters the other way round. */
function slips(word: string): SQL[] {
  const swapped = [...word].slice(1).map((_, index, rest) => {
    const letters = [word.charAt(0), ...rest];
    return [...letters.slice(0, index), letters[index + 1], letters[index], ...letters.slice(index + 2)].join('');
  });
  const isLongEnough = word.length >= 4 && word.length <= 20;
  return [
    sql`${word}::text <% ${courses.searchTitle}`,
    ...(isLongEnough ? swapped.map((other) => like(courses.searchTitle, other)) : []),
  ];
}

const title = sql`lower(${courses.title})`;

/** Words in the title outrank words beside it, and those outrank words in the description. */
function ranking(words: readonly string[]): SQL[] {
  if (words.length === 0) return [];
  const phrase = words.join(' ');
  const every = (column: SQL | PgColumn) => and(...words.map((word) => like(column, word)));
  return [
    sql`case when ${like(title, phrase)} then 0 when ${every(title)} then 1
      when ${every(courses.searchTitle)} then 2 else 3 end`,
    sql`word_similarity(${phrase}::text, ${title}) desc`,
  ];
}

const likeness = (words: readonly string[]) =>
  sql`word_similarity(${words.join(' ')}::text, ${courses.searchTitle}) desc`;

function order({ sort, featured, q }: Search, relevance: readonly SQL[]) {
  const newest = [desc(courses.createdAt), asc(courses.id)];
  const best = [desc(courses.averageRating), desc(courses.reviewCount), asc(courses.id)];
  if (sort === 'price') return [asc(courses.pricePaise), asc(courses.id)];
  if (sort === 'rating' || (featured && !sort)) return best;
  if (q && sort !== 'newest') return [...relevance, ...newest];
  return newest;
}

async function count(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(courses).where(where);
  return row?.total ?? 0;
}

async function page(db: Db, search: Search, where: SQL | undefined, relevance: readonly SQL[]) {
  const size = search.limit ?? PAGE_SIZE;
  const number = search.page ?? 1;
  const rows = await db
    .select(cardColumns)
    .from(courses)
    .innerJoin(users, eq(users.id, courses.creatorId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(where)
    .orderBy(...order(search, relevance))
    .limit(size)
    .offset((number - 1) * size);
  return { rows, size, number };
}
