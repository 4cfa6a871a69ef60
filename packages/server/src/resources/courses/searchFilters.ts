import type { courseSearch } from '@lectern/sdk/api';
import { toPaise } from '@lectern/sdk/rules';
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { output } from 'zod/mini';
import { courses } from '../../db/schema.ts';
import { isPublished } from './searchRepository.ts';

export type Search = output<typeof courseSearch>;

/** With fewer reviews, an average means little. */
const MIN_FEATURED_REVIEWS = 5;

/** The conditions of a search: those that a person chooses beside the list, each by itself, and the others together. */
export interface Filters {
  always: SQL | undefined;
  category: SQL | undefined;
  level: SQL | undefined;
  price: SQL | undefined;
  rating: SQL | undefined;
}

export type FilterName = Exclude<keyof Filters, 'always'>;
/** Of those that are set, the first half leaves fewest: an index has category and price. */
export const filterNames: readonly FilterName[] = ['category', 'price', 'level', 'rating'];

/** The conditions together; a single one stays itself. */
function both(...conditions: (SQL | undefined)[]): SQL | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 1 ? and(...given) : given[0];
}

/** `category` is an id here. */
export function filtersOf({ ids, category, minPrice, maxPrice, featured, level, rating }: Search): Filters {
  return {
    always: both(
      isPublished,
      ids ? inArray(courses.id, ids) : undefined,
      featured ? gte(courses.reviewCount, MIN_FEATURED_REVIEWS) : undefined,
    ),
    category: category ? eq(courses.categoryId, category) : undefined,
    level: level ? sql`lower(${courses.level}) = ${level.toLowerCase()}` : undefined,
    price: both(
      minPrice === undefined ? undefined : gte(courses.pricePaise, toPaise(minPrice)),
      maxPrice === undefined ? undefined : lte(courses.pricePaise, toPaise(maxPrice)),
    ),
    rating: rating ? gte(courses.averageRating, rating) : undefined,
  };
}

/** Whether nothing narrows the catalogue down. */
export const isWhole = (filters: Filters) =>
  filters.always === isPublished && filterNames.every((name) => filters[name] === undefined);

export const all = ({ always, category, level, price, rating }: Filters) => and(always, category, level, price, rating);

/** Of the filters that a person chooses, only these. */
export const only = (filters: Filters, names: readonly FilterName[]): Filters => ({
  ...filters,
  ...Object.fromEntries(filterNames.filter((name) => !names.includes(name)).map((name) => [name, undefined])),
});

/** The same filters for courses that also match a condition on their text. */
export const withText = (filters: Filters, text: SQL | undefined): Filters => ({
  ...filters,
  always: both(filters.always, text),
});
