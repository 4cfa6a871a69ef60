import * as z from 'zod/mini';
import { rule } from '../messages/rule.ts';
import { courseHours } from '../rules/courseHours.ts';
import { limits } from '../rules/limits.ts';
import { category } from './category.ts';
import { file } from './file.ts';
import { authoredLecture, lectureOutline } from './lecture.ts';
import { placeholderImage } from './placeholderImage.ts';
import {
  flag,
  id,
  idempotencyKey,
  idWithMessage,
  integerBetween,
  listOf,
  numberBetween,
  optional,
  optionalHttpUrl,
  pageNumber,
  text,
  textOf,
  withDefault,
} from './primitives.ts';
import { review } from './review.ts';
import { section, sectionOf, sectionOutline } from './section.ts';
import { creator } from './user.ts';

/** The status of a course (§3); it may change from any to any other. */
export const courseStatus = z.enum(['draft', 'published', 'archived'], rule('rule.status'));
export type CourseStatus = z.output<typeof courseStatus>;

/** A category comes as an object or as its name alone (§3). */
const courseCategory = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { _id: value, name: value } : value)),
  category,
);
const courseCreator = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { _id: value } : value)),
  creator,
);

const courseFields = {
  _id: z.string(),
  title: z.string(),
  description: withDefault(z.string(), ''),
  imageUrl: z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((url) => url || placeholderImage),
  ),
  /** Widths in pixels in which `imageUrl` is there too, as `?width=640`; an addition to §3 that other servers may lack. */
  imageWidths: optional(z.array(z.number())),
  price: withDefault(z.number(), 0),
  averageRating: withDefault(z.number(), 0),
  numberOfReviews: withDefault(z.number(), 0),
  category: optional(courseCategory),
  creatorId: optional(courseCreator),
  level: withDefault(z.string(), 'All Levels'),
  /** Hours, one decimal. */
  duration: withDefault(z.number(), 0),
  totalLectures: withDefault(z.number(), 0),
  status: withDefault(courseStatus, 'published'),
  lastUpdated: withDefault(z.string(), 'N/A'),
};

/** A course as cards and lists show it (§3). Prices are in rupees; 0 is free. */
export const course = z.object(courseFields);
export type Course = z.output<typeof course>;

const detailFields = {
  videoPreviewUrl: optional(z.string()),
  learningObjectives: withDefault(z.array(z.string()), [
    'Learn key concepts and skills',
    'Apply knowledge practically',
    'Gain industry insights',
  ]),
  requirements: withDefault(z.array(z.string()), ['Basic computer skills', 'Internet access']),
  targetAudience: withDefault(z.array(z.string()), ['Beginners', 'Professionals']),
};

interface WithContent {
  _id: string;
  duration: number;
  totalLectures: number;
  sections: { courseId: string; lectures: { duration: number }[] }[];
}

/** Counts the lectures of a course that comes with them (§3, "Derived"), and sets the course's id in its sections. */
function withDerived<Given extends WithContent>(given: Given): Given {
  const sections = given.sections.map((section) => ({ ...section, courseId: section.courseId || given._id }));
  const seconds = sections.flatMap(({ lectures }) => lectures.map(({ duration }) => duration));
  const totals = { totalLectures: seconds.length, duration: courseHours(seconds, given.duration) };
  return { ...given, sections, ...(seconds.length > 0 ? totals : {}) };
}

/** A course's public page: everything except the content of its lectures. */
export const courseDetail = z.pipe(
  z.object({ ...courseFields, ...detailFields, sections: withDefault(z.array(sectionOutline), []) }),
  z.transform(withDerived),
);
export type CourseDetail = z.output<typeof courseDetail>;

const studyFields = {
  progress: withDefault(z.number(), 0),
  /** The lecture that was opened last. */
  lastLectureId: optional(z.string()),
  enrolledAt: optional(z.string()),
};

/** Progress in a course, for the list of courses. `lastStudiedAt` is ISO 8601, missing before the first lecture. */
export const studySummary = z.object({
  completedLectures: z.number(),
  totalLectures: z.number(),
  lastStudiedAt: optional(z.string()),
  /** The lecture to continue with; missing once all are completed. */
  nextLecture: optional(lectureOutline),
});
export type StudySummary = z.output<typeof studySummary>;

/**
 * A course in the learner's list of courses. `progress` is in percent, if the server includes it in the list;
 * `enrollments.courseProgress` returns it for one course. `study` is an addition to §7 that other servers may lack.
 */
export const purchasedCourse = z.object({
  ...courseFields,
  ...studyFields,
  progress: optional(z.number()),
  study: optional(studySummary),
});
export type PurchasedCourse = z.output<typeof purchasedCourse>;

/** A course as an enrolled learner studies it: with content, completion and positions. */
export const enrolledCourse = z.pipe(
  z.object({
    ...courseFields,
    ...studyFields,
    ...detailFields,
    sections: withDefault(z.array(section), []),
    /** This learner's review of the course. */
    ownReview: optional(review),
  }),
  z.transform(withDerived),
);
export type EnrolledCourse = z.output<typeof enrolledCourse>;

/**
 * Statistics of a course for its instructor. `completion` is the learners' mean progress in percent, `revenue` is in
 * rupees, `waiting` is the number of submissions waiting for a grade.
 */
export const courseStats = z.object({
  learners: z.number(),
  completion: z.number(),
  revenue: z.number(),
  waiting: withDefault(z.number(), 0),
});
export type CourseStats = z.output<typeof courseStats>;

/** A course in its instructor's list of courses. */
export const authoredCourse = z.object({ ...courseFields, stats: optional(courseStats) });
export type AuthoredCourse = z.output<typeof authoredCourse>;

/** A course with all its content, including drafts, for its instructor. Fields that were never filled in are empty. */
export const authoredCourseDetail = z.pipe(
  z.object({
    ...courseFields,
    /** Missing if there is none, so that a form doesn't mistake the placeholder for a picture. */
    imageUrl: optional(z.string()),
    videoPreviewUrl: optional(z.string()),
    learningObjectives: withDefault(z.array(z.string()), []),
    requirements: withDefault(z.array(z.string()), []),
    targetAudience: withDefault(z.array(z.string()), []),
    sections: withDefault(z.array(sectionOf(authoredLecture)), []),
  }),
  z.transform(withDerived),
);
export type AuthoredCourseDetail = z.output<typeof authoredCourseDetail>;

/** A page of courses (§3), the answer to GET /search/courses. */
export const coursePage = z.object({
  courses: z.array(course),
  currentPage: z.number(),
  totalPages: z.number(),
  totalResults: z.number(),
  /** The query that was used instead, if the original one has no results. */
  correctedQuery: z.optional(z.nullable(z.string())),
});
export type CoursePage = z.output<typeof coursePage>;

/** How search results are sorted; `price` is lowest first. */
export const courseSort = z.enum(['relevance', 'newest', 'rating', 'price']);
export type CourseSort = z.output<typeof courseSort>;

const searchPrice = z.optional(numberBetween(rule('rule.price'), 0, 10_000_000));

/** At most 50; in an address they are separated by commas. */
const chosenIds = z.pipe(
  z.transform((value: readonly string[] | string): unknown => (typeof value === 'string' ? value.split(',') : value)),
  z.array(id, rule('rule.id')).check(z.minLength(1, rule('rule.id')), z.maxLength(50, rule('rule.tooLong'))),
);

/**
 * GET /search/courses (§7). `category` is an id, slug or name; prices are inclusive, in rupees; `rating` is a minimum. `ids`
 * are the only courses to find, in their order unless `sort` says otherwise (beyond §7).
 */
export const courseSearch = z.strictObject({
  ids: z.optional(chosenIds),
  q: z.optional(text(200)),
  category: z.optional(text(100)),
  minPrice: searchPrice,
  maxPrice: searchPrice,
  page: z.optional(pageNumber),
  featured: z.optional(flag),
  limit: z.optional(integerBetween(rule('rule.limit'), 1, 50)),
  level: z.optional(text(50)),
  rating: z.optional(numberBetween(rule('rule.rating'), 0, 5)),
  sort: z.optional(courseSort),
});
export type CourseSearch = z.input<typeof courseSearch>;

/** A price as typed (§5): digits and one decimal point, at most two decimals; empty is 0. */
const typedPrice = z.pipe(
  z.transform((value: number | string) => (typeof value === 'string' ? value.trim() : value)),
  z.union([z.string(), z.number(rule('rule.coursePrice'))], rule('rule.coursePrice')).check(
    z.refine((value) => plainDecimal(value).length <= MAX_PRICE_LENGTH, {
      error: rule('rule.priceFormat'),
      abort: true,
    }),
    z.refine((value) => !(Number(value) < 0), { error: rule('rule.coursePrice'), abort: true }),
    z.refine((value) => /^(?:\d+(?:\.\d*)?|\.\d+)?$/.test(plainDecimal(value)), {
      error: rule('rule.priceFormat'),
      abort: true,
    }),
    z.refine((value) => /^\d*(?:\.\d{0,2}0*)?$/.test(plainDecimal(value)), rule('rule.priceStep')),
    z.refine((value) => Number(value) <= 10_000_000, rule('rule.priceMost')),
  ),
);
/** Characters: fits any allowed price, with room for redundant zeros. */
const MAX_PRICE_LENGTH = 40;
/** Without the exponent of very small or large numbers. */
const plainDecimal = (value: number | string) =>
  // bounded: a number has at most 32 characters
  typeof value === 'string' ? value : value.toFixed(10).replace(/\.?0+$/, '');
const coursePrice = z.pipe(typedPrice, z.transform(Number));

const lines = listOf(textOf('rule.required', 1, 300), 50);
const draftFields = {
  title: textOf('rule.courseTitle', limits.minLength.courseTitle, 200),
  description: textOf('rule.courseDescription', limits.minLength.courseDescription, 20_000),
  price: coursePrice,
  /** The category's id. */
  category: idWithMessage(rule('rule.category')),
  status: courseStatus,
};
const moreFields = {
  level: z.optional(text(50)),
  videoPreviewUrl: z.optional(optionalHttpUrl),
  learningObjectives: z.optional(lines),
  requirements: z.optional(lines),
  targetAudience: z.optional(lines),
};

/** POST /instructor/course (§5, "Course form"). The price is in rupees; the status defaults to draft. */
export const courseInput = z.strictObject({
  ...draftFields,
  price: z._default(coursePrice, 0),
  status: z._default(courseStatus, 'draft'),
  courseImage: z.optional(file('courseImage')),
  idempotencyKey: z.optional(idempotencyKey),
  ...moreFields,
});
export type CourseInput = z.input<typeof courseInput>;

/** PUT /instructor/course: changes only the fields that are sent. `courseImage: null` removes the picture. */
export const courseUpdate = z.strictObject({
  courseId: id,
  title: z.optional(draftFields.title),
  description: z.optional(draftFields.description),
  price: z.optional(draftFields.price),
  category: z.optional(draftFields.category),
  status: z.optional(courseStatus),
  courseImage: z.optional(z.nullable(file('courseImage'))),
  ...moreFields,
});
export type CourseUpdate = z.input<typeof courseUpdate>;

/** PUT /instructor/course/{id}/order: every section and every lecture of the course, in their new order. */
export const courseArrangement = z.strictObject({
  id,
  sections: z
    .array(z.strictObject({ _id: id, lectures: z.array(id).check(z.maxLength(10_000)) }))
    .check(z.maxLength(1_000)),
});
export type CourseArrangement = z.input<typeof courseArrangement>;

/** GET /instructor/course/{id}/learners: 20 per page; `q` searches names. */
export const learnerSearch = z.strictObject({ id, q: z.optional(text(200)), page: z.optional(pageNumber) });
export type LearnerSearch = z.input<typeof learnerSearch>;

/** A learner of a course, for its instructor: name and progress (percent), but no email address. */
export const courseLearner = z.object({
  _id: z.string(),
  firstName: withDefault(z.string(), ''),
  lastName: withDefault(z.string(), ''),
  profilePicture: optional(z.string()),
  progress: withDefault(z.number(), 0),
  /** ISO timestamps; `lastSeenAt` is the last progress, missing for learners who have not started. */
  enrolledAt: withDefault(z.string(), ''),
  lastSeenAt: optional(z.string()),
});
export type CourseLearner = z.output<typeof courseLearner>;

/** A page of learners, newest enrollment first. */
export const learnerPage = z.object({
  learners: z.array(courseLearner),
  currentPage: z.number(),
  totalPages: z.number(),
  totalResults: z.number(),
});
export type LearnerPage = z.output<typeof learnerPage>;
