import * as z from 'zod/mini';
import { rule } from '../messages/rule.ts';
import { category } from './category.ts';
import { placeholderImage } from './placeholderImage.ts';
import { flag, id, numeric, orDefault, orMissing, text } from './primitives.ts';
import { section, sectionOutline } from './section.ts';
import { creator } from './user.ts';

export const courseStatus = z.enum(['draft', 'published', 'archived']);
export type CourseStatus = z.output<typeof courseStatus>;

/** A category comes as an object or as its bare name (§3). */
const courseCategory = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { _id: value, name: value } : value)),
  category,
);
const courseCreator = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { _id: value } : value)),
  creator,
);

/** A course as cards and lists show it (§3). Prices are in rupees; 0 is free. */
export const course = z.object({
  _id: z.string(),
  title: z.string(),
  description: orDefault(z.string(), ''),
  imageUrl: z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((url) => url || placeholderImage),
  ),
  price: orDefault(z.number(), 0),
  averageRating: orDefault(z.number(), 0),
  numberOfReviews: orDefault(z.number(), 0),
  category: orMissing(courseCategory),
  creatorId: orMissing(courseCreator),
  level: orDefault(z.string(), 'All Levels'),
  /** Hours, one decimal. */
  duration: orDefault(z.number(), 0),
  totalLectures: orDefault(z.number(), 0),
  status: orDefault(courseStatus, 'published'),
  lastUpdated: orDefault(z.string(), 'N/A'),
});
export type Course = z.output<typeof course>;

const detailFields = {
  videoPreviewUrl: orMissing(z.string()),
  learningObjectives: orDefault(z.array(z.string()), [
    'Learn key concepts and skills',
    'Apply knowledge practically',
    'Gain industry insights',
  ]),
  requirements: orDefault(z.array(z.string()), ['Basic computer skills', 'Internet access']),
  targetAudience: orDefault(z.array(z.string()), ['Beginners', 'Professionals']),
};

/** A course's public page: everything but the content of its lectures. */
export const courseDetail = z.extend(course, { ...detailFields, sections: orDefault(z.array(sectionOutline), []) });
export type CourseDetail = z.output<typeof courseDetail>;

/** A course in the list of what one has bought: with the progress in percent. */
export const purchasedCourse = z.extend(course, {
  progress: orDefault(z.number(), 0),
  /** The lecture that was opened last. */
  lastLectureId: orMissing(z.string()),
  enrolledAt: orMissing(z.string()),
});
export type PurchasedCourse = z.output<typeof purchasedCourse>;

/** A course as an enrolled learner studies it: with content, completion and positions. */
export const enrolledCourse = z.extend(purchasedCourse, {
  ...detailFields,
  sections: orDefault(z.array(section), []),
});
export type EnrolledCourse = z.output<typeof enrolledCourse>;

/** GET /search/courses answers a page (§3). */
export const coursePage = z.object({
  courses: z.array(course),
  currentPage: z.number(),
  totalPages: z.number(),
  totalResults: z.number(),
});
export type CoursePage = z.output<typeof coursePage>;

export const courseSort = z.enum(['relevance', 'newest', 'rating', 'price']);
export type CourseSort = z.output<typeof courseSort>;

/** GET /search/courses (§7). `category` is an id, a slug or a name; prices are in rupees, inclusive. */
export const courseSearch = z.strictObject({
  q: z.optional(text(200)),
  category: z.optional(text(100)),
  minPrice: z.optional(numeric.check(z.minimum(0, rule('rule.number')), z.maximum(10_000_000, rule('rule.number')))),
  maxPrice: z.optional(numeric.check(z.minimum(0, rule('rule.number')), z.maximum(10_000_000, rule('rule.number')))),
  page: z.optional(
    numeric.check(z.int(rule('rule.page')), z.minimum(1, rule('rule.page')), z.maximum(1000, rule('rule.page'))),
  ),
  featured: z.optional(flag),
  limit: z.optional(
    numeric.check(z.int(rule('rule.limit')), z.minimum(1, rule('rule.limit')), z.maximum(50, rule('rule.limit'))),
  ),
  sort: z.optional(courseSort),
});
export type CourseSearch = z.input<typeof courseSearch>;

export const courseById = z.strictObject({ id });
