import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { limits } from '../rules/limits.ts';
import { submission } from './assignment.ts';
import { id, numberBetween, optional, text, withDefault } from './primitives.ts';

/** A submission with its learner, for the instructor. */
export const receivedSubmission = z.object({
  ...submission.shape,
  userId: optional(
    z.object({
      _id: withDefault(z.string(), ''),
      firstName: withDefault(z.string(), ''),
      lastName: withDefault(z.string(), ''),
      profilePicture: optional(z.string()),
    }),
  ),
});
export type ReceivedSubmission = z.output<typeof receivedSubmission>;

/** The assignment being graded, with its course. */
export const gradedLecture = z.object({
  _id: z.string(),
  title: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  /** The task: HTML and a link. */
  textContent: optional(z.string()),
  contentUrl: optional(z.string()),
});
export type GradedLecture = z.output<typeof gradedLecture>;

/** A submission waiting for a grade, with its assignment. */
export const waitingSubmission = z.object({ ...receivedSubmission.shape, lecture: gradedLecture });
export type WaitingSubmission = z.output<typeof waitingSubmission>;

/** A page of submissions waiting for a grade, oldest first. */
export const waitingPage = z.object({
  submissions: z.array(waitingSubmission),
  currentPage: z.number(),
  totalPages: z.number(),
  totalResults: z.number(),
});
export type WaitingPage = z.output<typeof waitingPage>;

const marks = {
  grade: numberBetween(ruleMessage('rule.grade'), 0, limits.bestGrade),
  feedback: z._default(text(10_000), ''),
};

/** The grading form: a grade from 0 to 100 (§9) and feedback. */
export const gradeDraft = z.strictObject(marks);
export type GradeDraft = z.input<typeof gradeDraft>;

/** PUT /instructor/submission/{id}. Without `feedback`, the existing feedback doesn't change. */
export const gradeInput = z.strictObject({ id, grade: marks.grade, feedback: z.optional(text(10_000)) });
export type GradeInput = z.input<typeof gradeInput>;
