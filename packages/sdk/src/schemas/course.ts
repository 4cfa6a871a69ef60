import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { courseFields, detailFields, withDerived } from './courseFields.ts';
import { flag, id, integerBetween, numberBetween, optional, pageNumber, text, withDefault } from './primitives.ts';
import { sectionOutline } from './section.ts';

export { type CourseStatus, courseStatus } from './courseFields.ts';

/** A course as cards and lists show it (§3). Prices are in rupees; 0 is free. */
export const course = z.object(courseFields);
export type Course = z.output<typeof course>;

/** A course's public page: everything except the content of its lectures. */
export const courseDetail = z.pipe(
  z.object({ ...courseFields, ...detailFields, sections: withDefault(z.array(sectionOutline), []) }),
  z.transform(withDerived),
);
export type CourseDetail = z.output<typeof courseDetail>;

/**
 * How many courses a search would find with another value of a filter. Each count ignores its own filter and obeys the
 * words and the other filters. A rating counts as a minimum. A count that equals `most` means "at least this many", and so
 * do all counts of a filter that `isExact` says false for: too many courses match to count them all.
 */
export const courseFacets = z.object({
  categories: z.array(z.object({ _id: z.string(), slug: z.string(), count: z.number() })),
  levels: z.array(z.object({ level: z.string(), count: z.number() })),
  prices: z.object({ free: z.number(), paid: z.number() }),
  ratings: z.array(z.object({ rating: z.number(), count: z.number() })),
  most: z.number(),
  isExact: z.object({ categories: z.boolean(), levels: z.boolean(), prices: z.boolean(), ratings: z.boolean() }),
});
export type CourseFacets = z.output<typeof courseFacets>;

/** A page of courses (§3), the answer to GET /search/courses. */
export const coursePage = z.object({
  courses: z.array(course),
  currentPage: z.number(),
  totalPages: z.number(),
  totalResults: z.number(),
  /** The query that was used instead, if the original one has no results. */
  correctedQuery: z.optional(z.nullable(z.string())),
  /** Where nothing has the exact words: a query that finds something. */
  suggestedQuery: z.optional(z.nullable(z.string())),
  /** Where the filters leave nothing of what the words find: how much that is, up to 1,000. */
  unfilteredResults: optional(z.number()),
  /** Where the search asks for them, and the server counts them. */
  facets: optional(courseFacets),
});
export type CoursePage = z.output<typeof coursePage>;

/** How search results are sorted; `price` is lowest first. */
export const courseSort = z.enum(['relevance', 'newest', 'rating', 'price']);
export type CourseSort = z.output<typeof courseSort>;

const searchPrice = z.optional(numberBetween(ruleMessage('rule.price'), 0, 10_000_000));

/** At most 50; in an address they are separated by commas. */
const chosenIds = z.pipe(
  z.transform((value: readonly string[] | string): unknown => (typeof value === 'string' ? value.split(',') : value)),
  z
    .array(id, ruleMessage('rule.id'))
    .check(z.minLength(1, ruleMessage('rule.id')), z.maxLength(50, ruleMessage('rule.tooLong'))),
);

/**
 * GET /search/courses (§7). `category` is an id, slug or name; prices are inclusive, in rupees; `rating` is a minimum. `ids`
 * are the only courses to find, in their order unless `sort` says otherwise (beyond §7). Courses that are coming soon come
 * last in every order.
 */
export const courseSearch = z.strictObject({
  ids: z.optional(chosenIds),
  q: z.optional(text(200)),
  /** The words as they are, without corrected spellings. */
  exact: z.optional(flag),
  /** Count the courses beside each filter: `facets` of the answer. */
  facets: z.optional(flag),
  category: z.optional(text(100)),
  minPrice: searchPrice,
  maxPrice: searchPrice,
  page: z.optional(pageNumber),
  featured: z.optional(flag),
  limit: z.optional(integerBetween(ruleMessage('rule.limit'), 1, 50)),
  level: z.optional(text(50)),
  rating: z.optional(numberBetween(ruleMessage('rule.rating'), 0, 5)),
  sort: z.optional(courseSort),
});
export type CourseSearch = z.input<typeof courseSearch>;
