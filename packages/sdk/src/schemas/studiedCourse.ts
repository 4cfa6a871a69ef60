import * as z from 'zod/mini';
import { courseFields, detailFields, withDerived, workload } from './courseFields.ts';
import { lectureOutline } from './lecture.ts';
import { optional, withDefault } from './primitives.ts';
import { review } from './review.ts';
import { section } from './section.ts';

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
  /** Seconds of the lectures that aren't completed; other servers may lack it. */
  left: optional(workload),
  lastStudiedAt: optional(z.string()),
  /**
   * When something was studied in the last 8 days, as the starts of quarters of an hour (ISO 8601): enough to find the days
   * in any time zone. A lecture counts when it was studied last. Other servers may lack it.
   */
  recentlyStudiedAt: withDefault(z.array(z.string()), []),
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
