import { type CourseFacets, courseLevels, limits, minRatings } from '@lectern/sdk/api';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { categories, courses, publishedCounts } from '../../db/schema.ts';
import { type Filters, isWhole } from './searchFilters.ts';

/** So many courses are read for a count, so that a frequent word costs no more than a rare one (docs/decisions/0058). */
const MAX_READ = 5_000;
const most = limits.countedCourses;

/** How many of the courses that were read are alike. */
type Group = {
  category: string | null;
  level: string;
  isFree: boolean;
  /** The highest half star that the average reaches. */
  rating: number;
  courses: number;
};
interface Groups {
  groups: Group[];
  isExact: boolean;
}

/** How many courses each category, level, price and rating would leave, if it took the place of its own filter. */
export async function countFacets(db: Db, conditions: Filters): Promise<CourseFacets> {
  const { always, ...own } = conditions;
  const filters = Object.values(own);
  // Most searches have few filters, and facets without one of their own share a set of courses.
  const whole = readGroups(db, [always, ...filters]);
  const without = (filter: SQL | undefined) =>
    filter ? readGroups(db, [always, ...filters.filter((other) => other !== filter)]) : whole;
  const [all, inCategories, ofLevels, ofPrices, ofRatings] = await Promise.all([
    listCategories(db),
    without(own.category),
    without(own.level),
    without(own.price),
    without(own.rating),
  ]);
  return {
    categories: all.map(({ id, slug, published }) => ({
      _id: id,
      slug,
      count: isWhole(conditions) ? Math.min(published, most) : count(inCategories, ({ category }) => category === id),
    })),
    levels: courseLevels.map((name) => ({
      level: name,
      count: count(ofLevels, ({ level }) => level === name.toLowerCase()),
    })),
    prices: { free: count(ofPrices, ({ isFree }) => isFree), paid: count(ofPrices, ({ isFree }) => !isFree) },
    ratings: minRatings.map((least) => ({ rating: least, count: count(ofRatings, ({ rating }) => rating >= least) })),
    most,
    isExact: [inCategories, ofLevels, ofPrices, ofRatings].every(({ isExact }) => isExact),
  };
}

const count = ({ groups }: Groups, isCounted: (group: Group) => boolean) =>
  Math.min(
    most,
    groups.filter(isCounted).reduce((sum, group) => sum + group.courses, 0),
  );

async function readGroups(db: Db, filters: (SQL | undefined)[]): Promise<Groups> {
  const groups = await rows<Group>(
    db,
    sql`select category_id as category, level, "isFree", rating, count(*)::int as courses from (
        select category_id, lower(level) as level, price_paise = 0 as "isFree", floor(average_rating * 2) / 2 as rating
        from ${courses} where ${and(...filters)} limit ${MAX_READ}) as found
      group by 1, 2, 3, 4`,
  );
  return { groups, isExact: groups.reduce((sum, group) => sum + group.courses, 0) < MAX_READ };
}

/** As the list of all categories is sorted. */
const listCategories = (db: Db) =>
  db
    .select({
      id: categories.id,
      slug: categories.slug,
      published: sql<number>`coalesce(${publishedCounts.courses}, 0)`,
    })
    .from(categories)
    .leftJoin(publishedCounts, eq(publishedCounts.categoryId, categories.id))
    .orderBy(asc(categories.name));
