import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { gradedLecture, gradeInput, receivedSubmission, waitingPage } from '../../schemas/grading.ts';
import { flag, id, optional, pageNumber } from '../../schemas/primitives.ts';

/** Assignments, for instructors (beyond §7). */
export const submissions = {
  /** The submissions of an assignment, oldest first; with `isUngraded` only those without a grade. */
  list: {
    method: 'GET',
    path: '/instructor/lecture/{id}/submissions',
    input: z.strictObject({ id, isUngraded: z.optional(flag) }),
    output: z.object({ submissions: z.array(receivedSubmission), lecture: optional(gradedLecture) }),
    failure: 'submissions.listFailed',
    refuses: ['wrong_lecture_type'],
  },
  /** All submissions without a grade in the instructor's courses, oldest first, 20 a page. */
  listWaiting: {
    method: 'GET',
    path: '/instructor/submissions',
    input: z.strictObject({ page: z.optional(pageNumber) }),
    output: waitingPage,
    failure: 'submissions.listFailed',
  },
  /** Gives a grade out of 100 and feedback; the learner is notified. */
  grade: {
    method: 'PUT',
    path: '/instructor/submission/{id}',
    input: gradeInput,
    output: z.object({ submission: receivedSubmission }),
    failure: 'submissions.gradeFailed',
  },
} satisfies EndpointGroup;
