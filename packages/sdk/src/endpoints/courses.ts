import * as z from 'zod/mini';
import type { EndpointGroup } from '../http/endpoint.ts';
import {
  authoredCourse,
  authoredCourseDetail,
  courseArrangement,
  courseDetail,
  courseDraft,
  coursePage,
  courseSearch,
  courseUpdate,
  learnerPage,
  learnerSearch,
} from '../schemas/course.ts';
import { byId, emptyInput, emptyOutput } from '../schemas/primitives.ts';

const own = z.object({ course: z.optional(authoredCourse) });

/** The published catalogue, and the courses one teaches (§7). */
export const courses = {
  /** A page of courses: 9, or `limit` up to 50. Prices in rupees, `category` as id, slug or name. */
  search: {
    method: 'GET',
    path: '/search/courses',
    input: courseSearch,
    output: coursePage,
    failure: 'courses.listFailed',
  },
  /** One published course with its curriculum, without the content of its lectures. */
  get: {
    method: 'GET',
    path: '/search/courses/{id}',
    input: byId,
    output: z.object({ course: courseDetail }),
    failure: 'courses.detailFailed',
  },
  /** The courses one teaches, in every status, with how they do. */
  listAuthored: {
    method: 'GET',
    path: '/instructor/my-courses',
    input: emptyInput,
    output: z.object({ courses: z.array(authoredCourse) }),
    failure: 'courses.authoredFailed',
  },
  /**
   * One of them with everything in it, drafts too (beyond §7). Refusal: 404 also for another instructor's course. On a
   * backend without this call the client finds the course in the answer of `listAuthored`.
   */
  getAuthored: {
    method: 'GET',
    path: '/instructor/course/{id}',
    input: byId,
    output: z.object({ course: authoredCourseDetail }),
    failure: 'courses.detailFailed',
  },
  /** The learners of a course one teaches with their progress, newest first, 20 a page; `q` searches names (beyond §7). */
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
    input: courseDraft,
    output: own,
    failure: 'courses.createFailed',
    multipart: true,
  },
  /** Changes what is sent: multipart where a new picture comes along, JSON otherwise. */
  update: {
    method: 'PUT',
    path: '/instructor/course',
    input: courseUpdate,
    output: own,
    failure: 'courses.updateFailed',
  },
  /** Takes a course away; those who bought it keep it. */
  remove: {
    method: 'DELETE',
    path: '/instructor/course/{id}',
    input: byId,
    output: emptyOutput,
    failure: 'courses.removeFailed',
  },
  /** Puts sections and lectures in a new order, across sections too (beyond §7). Refusal: 409 `content_changed`. */
  arrange: {
    method: 'PUT',
    path: '/instructor/course/{id}/order',
    input: courseArrangement,
    output: emptyOutput,
    failure: 'courses.arrangeFailed',
    refuses: ['content_changed'],
  },
} satisfies EndpointGroup;
