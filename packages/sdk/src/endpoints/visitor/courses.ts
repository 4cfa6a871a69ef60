import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { courseDetail, coursePage, courseSearch } from '../../schemas/course.ts';
import { lectureSample, sampleAnswer, sampleResult } from '../../schemas/lectureSample.ts';
import { byId } from '../../schemas/primitives.ts';
import { searchPath } from '../searchPath.ts';

/** The published catalogue (§7). */
export const courses = {
  /** A page of courses: 9, or `limit` up to 50. Prices in rupees, `category` as id, slug or name. */
  search: {
    method: 'GET',
    path: searchPath,
    input: courseSearch,
    output: coursePage,
    failure: 'courses.listFailed',
    scope: 'learn',
  },
  /** One published course with its curriculum, without the content of its lectures. */
  get: {
    method: 'GET',
    path: '/search/courses/{id}',
    input: byId,
    output: z.object({ course: courseDetail }),
    failure: 'courses.detailFailed',
    scope: 'learn',
  },
  /** A free sample of a published course, with its content: a video, a text, or the first question of a quiz. */
  sample: {
    method: 'GET',
    path: '/search/samples/{id}',
    input: byId,
    output: z.object({ sample: lectureSample }),
    failure: 'courses.sampleFailed',
    scope: 'learn',
  },
  /** Grades an answer to the open question of a quiz. Nothing is recorded. */
  answerSample: {
    method: 'POST',
    path: '/search/samples/{id}/answer',
    input: sampleAnswer,
    output: z.object({ result: sampleResult }),
    failure: 'courses.answerFailed',
    scope: 'learn',
  },
} satisfies EndpointGroup;
