import type { CourseFacets } from '@lectern/sdk/api';
import { courseLevels, limits, minRatings } from '@lectern/sdk/rules';
import { eq, type SQL, sql } from 'drizzle-orm';
import { categories, courses, publishedCounts } from '../../db/schema.ts';
import { type FilterName, type Filters, filterNames, isWhole } from './searchFilters.ts';

const most = limits.countedCourses;

/** How many of the courses that were read have each value of what a filter is about. */
type Counts = Record<FilterName, Record<string, number>>;

/** A row of a statement with these columns. */
export type FacetRow = {
  categories: { id: string; slug: string; published: number }[];
  counts: Counts;
};

const values: Record<FilterName, SQL> = {
  category: sql`${courses.categoryId}`,
  level: sql`lower(${courses.level})`,
  /** Whether it is free. */
  price: sql`${courses.pricePaise} = 0`,
  /** The highest half star that the average reaches. */
  rating: sql`floor(${courses.averageRating} * 2) / 2`,
};

/** Columns with all categories, and with the counts of each filter over the table that has the courses without it. */
export function facetColumns(tableOf: (name: FilterName) => SQL): SQL {
  const counts = filterNames.map(
    (name) => sql`${sql.raw(`'${name}'`)}, coalesce((select json_object_agg(value, courses) from (
      select coalesce((${values[name]})::text, '') as value, count(*)::int as courses from ${tableOf(name)} as ${courses}
      group by 1) counted), '{}')`,
  );
  // As the list of all categories is sorted.
  return sql`(select coalesce(json_agg(json_build_object('id', ${categories.id}, 'slug', ${categories.slug},
        'published', coalesce(${publishedCounts.courses}, 0)) order by ${categories.name}), '[]')
      from ${categories} left join ${publishedCounts} on ${eq(publishedCounts.categoryId, categories.id)}) as categories,
    json_build_object(${sql.join(counts, sql`, `)}) as counts`;
}

/** How many courses each category, level, price and rating would leave, if it took the place of its own filter. */
export function toFacets({ categories, counts }: FacetRow, filters: Filters, mostRead: number): CourseFacets {
  const isReadWhole = (name: FilterName) => sumOf(Object.values(counts[name])) < mostRead;
  const count = (name: FilterName, value: string) => Math.min(most, counts[name][value] ?? 0);
  const atLeast = (rating: number) =>
    sumOf(Object.entries(counts.rating).map(([value, courses]) => (Number(value) >= rating ? courses : 0)));
  return {
    categories: categories.map(({ id, slug, published }) => ({
      _id: id,
      slug,
      count: isWhole(filters) ? Math.min(published, most) : count('category', id),
    })),
    levels: courseLevels.map((level) => ({ level, count: count('level', level.toLowerCase()) })),
    prices: { free: count('price', 'true'), paid: count('price', 'false') },
    ratings: minRatings.map((rating) => ({ rating, count: Math.min(most, atLeast(rating)) })),
    most,
    isExact: {
      categories: isWhole(filters) || isReadWhole('category'),
      levels: isReadWhole('level'),
      prices: isReadWhole('price'),
      ratings: isReadWhole('rating'),
    },
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
