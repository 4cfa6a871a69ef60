import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { courseDetail, coursePage, courseSearch } from '../../schemas/course.ts';
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
} satisfies EndpointGroup;
