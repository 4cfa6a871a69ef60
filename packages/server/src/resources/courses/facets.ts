import { type CourseFacets, courseLevels, limits, minRatings } from '@lectern/sdk/api';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { categories, courses, publishedCounts } from '../../db/schema.ts';
import { type Filters, isWhole } from './searchFilters.ts';

/** So many courses are read for a count, so that a frequent word costs no more than a rare one (docs/decisions/0058). */
const MAX_READ = 2_000;
const most = limits.countedCourses;

type Own = Omit<Filters, 'always'>;
type Name = keyof Own;
const names: readonly Name[] = ['category', 'level', 'price', 'rating'];

/** How many of the courses that were read are alike: in what is counted, and in which filters they pass. */
type Group = Record<`passes_${Name}`, boolean> & {
  category: string | null;
  level: string;
  is_free: boolean;
  /** The highest half star that the average reaches. */
  rating: number;
  courses: number;
};

/** How many courses each category, level, price and rating would leave, if it took the place of its own filter. */
export async function countFacets(db: Db, filters: Filters): Promise<CourseFacets> {
  const { always, ...own } = filters;
  const reads = new Map<string, Promise<Group[]>>();
  /** The courses that pass these filters; facets that obey the same ones share a reading. */
  const readPassing = (obeyed: readonly Name[]) => {
    const key = obeyed.join();
    const read = reads.get(key) ?? readGroups(db, own, [always, ...obeyed.map((name) => own[name])]);
    reads.set(key, read);
    return read;
  };
  const [all, base] = await Promise.all([listCategories(db), readPassing([])]);
  const isBaseRead = isReadWhole(base);
  const active = names.filter((name) => own[name] !== undefined);
  const read = async (name: Name) => {
    const others = active.filter((other) => other !== name);
    // Too many courses for one look: those that the other filters leave are read.
    if (!isBaseRead) return readPassing(others);
    return base.filter((group) => others.every((other) => group[`passes_${other}`]));
  };
  const [categories, levels, prices, ratings] = await Promise.all([
    read('category'),
    read('level'),
    read('price'),
    read('rating'),
  ]);
  const count = (groups: readonly Group[], isCounted: (group: Group) => boolean) =>
    Math.min(most, sumOf(groups.filter(isCounted)));
  return {
    categories: all.map(({ id, slug, published }) => ({
      _id: id,
      slug,
      count: isWhole(filters) ? Math.min(published, most) : count(categories, ({ category }) => category === id),
    })),
    levels: courseLevels.map((name) => ({
      level: name,
      count: count(levels, ({ level }) => level === name.toLowerCase()),
    })),
    prices: { free: count(prices, (group) => group.is_free), paid: count(prices, (group) => !group.is_free) },
    ratings: minRatings.map((least) => ({ rating: least, count: count(ratings, ({ rating }) => rating >= least) })),
    most,
    isExact: {
      categories: isWhole(filters) || isReadWhole(categories),
      levels: isReadWhole(levels),
      prices: isReadWhole(prices),
      ratings: isReadWhole(ratings),
    },
  };
}

const sumOf = (groups: readonly Group[]) => groups.reduce((sum, { courses }) => sum + courses, 0);

/** Whether the reading did not stop early. */
const isReadWhole = (groups: readonly Group[]) => sumOf(groups) < MAX_READ;

function readGroups(db: Db, own: Own, conditions: (SQL | undefined)[]): Promise<Group[]> {
  const passes = names.map(
    (name) => sql`coalesce(${own[name] ?? sql`true`}, false) as ${sql.identifier(`passes_${name}`)}`,
  );
  return rows<Group>(
    db,
    sql`select category, level, is_free, rating, ${sql.join(
      names.map((name) => sql.identifier(`passes_${name}`)),
      sql`, `,
    )}, count(*)::int as courses
      from (
        select category_id as category, lower(level) as level, price_paise = 0 as is_free,
          floor(average_rating * 2) / 2 as rating, ${sql.join(passes, sql`, `)}
        from ${courses} where ${and(...conditions)} limit ${MAX_READ}
      ) as found
      group by 1, 2, 3, 4, 5, 6, 7, 8`,
  );
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
