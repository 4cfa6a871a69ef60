import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { limits } from '../rules/limits.ts';
import { authoredLecture } from './authoredLecture.ts';
import { courseFields, courseStatus, withDerived } from './courseFields.ts';
import { file } from './file.ts';
import {
  id,
  idempotencyKey,
  idWithMessage,
  listOf,
  optional,
  optionalHttpUrl,
  pageNumber,
  text,
  textOf,
  withDefault,
} from './primitives.ts';
import { sectionOf } from './section.ts';

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

/** What all courses of an instructor brought in one week, in rupees without tax. */
export const authoredWeek = z.object({
  /** The Monday on which it begins in UTC, such as `2026-11-23`. */
  from: z.string(),
  enrollments: z.number(),
  revenue: z.number(),
});
export type AuthoredWeek = z.output<typeof authoredWeek>;

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

/** A price as typed (§5): digits and one decimal point, at most two decimals; empty is 0. */
const typedPrice = z.pipe(
  z.transform((value: number | string) => (typeof value === 'string' ? value.trim() : value)),
  z.union([z.string(), z.number(ruleMessage('rule.coursePrice'))], ruleMessage('rule.coursePrice')).check(
    z.refine((value) => plainDecimal(value).length <= MAX_PRICE_LENGTH, {
      error: ruleMessage('rule.priceFormat'),
      abort: true,
    }),
    z.refine((value) => !(Number(value) < 0), { error: ruleMessage('rule.coursePrice'), abort: true }),
    z.refine((value) => /^(?:\d+(?:\.\d*)?|\.\d+)?$/.test(plainDecimal(value)), {
      error: ruleMessage('rule.priceFormat'),
      abort: true,
    }),
    z.refine((value) => /^\d*(?:\.\d{0,2}0*)?$/.test(plainDecimal(value)), ruleMessage('rule.priceStep')),
    z.refine((value) => Number(value) <= 10_000_000, ruleMessage('rule.priceMost')),
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
  category: idWithMessage(ruleMessage('rule.category')),
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

/**
 * `newest`: newest enrollment first, the default. `progress`: most progress first. `away`: those who haven't finished
 * first, and of them those who made no progress for the longest time.
 */
export const learnerSort = z.enum(['newest', 'progress', 'away']);
export type LearnerSort = z.output<typeof learnerSort>;

/** GET /instructor/course/{id}/learners: 20 per page; `q` searches names. */
export const learnerSearch = z.strictObject({
  id,
  q: z.optional(text(200)),
  sort: z.optional(learnerSort),
  page: z.optional(pageNumber),
});
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
  /** The title of the lecture that they studied last. */
  lastLecture: optional(z.string()),
});
export type CourseLearner = z.output<typeof courseLearner>;

/** A page of learners. */
export const learnerPage = z.object({
  learners: z.array(courseLearner),
  currentPage: z.number(),
  totalPages: z.number(),
  totalResults: z.number(),
});
export type LearnerPage = z.output<typeof learnerPage>;
