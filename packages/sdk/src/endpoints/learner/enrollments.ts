import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { lectureProgress, lectureProgressInput } from '../../schemas/lecture.ts';
import { byId, emptyInput, id } from '../../schemas/primitives.ts';
import { enrolledCourse, purchasedCourse } from '../../schemas/studiedCourse.ts';

/** The learner's courses and progress (§7). */
export const enrollments = {
  /** Enrolls in a free course; a paid one is refused. Enrolling twice is the same as once. */
  enroll: {
    method: 'POST',
    path: '/enrollment/enroll',
    input: z.strictObject({ courseId: id }),
    output: z.object({}),
    failure: 'enrollments.enrollFailed',
    refuses: ['payment_required', 'own_course', 'order_in_progress'],
    scope: 'learn',
  },
  /** The learner's courses, the last studied first. */
  list: {
    method: 'GET',
    path: '/enrollment/purchased-courses',
    input: emptyInput,
    output: z.object({ courses: z.array(purchasedCourse) }),
    failure: 'enrollments.listFailed',
    scope: 'learn',
  },
  /** One of these courses with its content, completion and positions. */
  get: {
    method: 'GET',
    path: '/enrollment/purchased-courses/{id}',
    input: byId,
    output: z.object({ course: enrolledCourse }),
    failure: 'enrollments.detailFailed',
    refuses: ['not_enrolled'],
    scope: 'learn',
  },
  /** Records the progress in a lecture. Neither position nor completion ever moves back. */
  recordProgress: {
    method: 'POST',
    path: '/enrollment/lecture-progress',
    input: lectureProgressInput,
    // A server need not answer with the new state; ours does.
    output: z.object({ progress: z.optional(lectureProgress), courseProgress: z.optional(z.number()) }),
    failure: 'enrollments.progressFailed',
    refuses: ['not_enrolled', 'wrong_lecture_type'],
    scope: 'learn',
  },
  /** The progress in a course: percent, one decimal. */
  courseProgress: {
    method: 'GET',
    path: '/enrollment/course-progress/{id}',
    input: byId,
    output: z.object({ courseProgress: z.number() }),
    failure: 'enrollments.courseProgressFailed',
    refuses: ['not_enrolled'],
    scope: 'learn',
  },
} satisfies EndpointGroup;
