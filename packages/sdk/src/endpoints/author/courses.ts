import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import {
  authoredCourse,
  authoredCourseDetail,
  authoredWeek,
  courseArrangement,
  courseInput,
  courseUpdate,
  learnerPage,
  learnerSearch,
} from '../../schemas/authoredCourse.ts';
import { byId, emptyInput, emptyOutput } from '../../schemas/primitives.ts';

const own = z.object({ course: z.optional(authoredCourse) });

/** The courses of an instructor (§7). */
export const courses = {
  /** The instructor's own courses, in every status, with their statistics. */
  listAuthored: {
    method: 'GET',
    path: '/instructor/my-courses',
    input: emptyInput,
    output: z.object({ courses: z.array(authoredCourse) }),
    failure: 'courses.authoredFailed',
  },
  /**
   * One of these courses with all its content, drafts included (beyond §7). 404 for another instructor's course. On a
   * backend without this call the client finds the course in the answer of `listAuthored`.
   */
  getAuthored: {
    method: 'GET',
    path: '/instructor/course/{id}',
    input: byId,
    output: z.object({ course: authoredCourseDetail }),
    failure: 'courses.detailFailed',
  },
  /** What the instructor's courses brought in each of the last eight weeks, oldest first (beyond §7). */
  weeks: {
    method: 'GET',
    path: '/instructor/weeks',
    input: emptyInput,
    output: z.object({ weeks: z.array(authoredWeek) }),
    failure: 'courses.authoredFailed',
  },
  /** The learners of an authored course with their progress, newest first, 20 a page; `q` searches names (beyond §7). */
  learners: {
    method: 'GET',
    path: '/instructor/course/{id}/learners',
    input: learnerSearch,
    output: learnerPage,
    failure: 'courses.learnersFailed',
  },
  /** Creates a course, a draft unless `status` says otherwise. The picture has 10 MB at most. */
  create: {
    method: 'POST',
    path: '/instructor/course',
    input: courseInput,
    output: own,
    failure: 'courses.createFailed',
    multipart: true,
  },
  /** Changes only the fields that are sent: multipart with a new picture, JSON otherwise. */
  update: {
    method: 'PUT',
    path: '/instructor/course',
    input: courseUpdate,
    output: own,
    failure: 'courses.updateFailed',
  },
  /** Removes a course; learners who bought it keep it. */
  remove: {
    method: 'DELETE',
    path: '/instructor/course/{id}',
    input: byId,
    output: emptyOutput,
    failure: 'courses.removeFailed',
  },
  /** Puts sections and lectures in a new order, across sections too (beyond §7). */
  arrange: {
    method: 'PUT',
    path: '/instructor/course/{id}/order',
    input: courseArrangement,
    output: emptyOutput,
    failure: 'courses.arrangeFailed',
    refuses: ['content_changed'],
  },
} satisfies EndpointGroup;
