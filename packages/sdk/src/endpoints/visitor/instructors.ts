import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { course } from '../../schemas/course.ts';
import { creator } from '../../schemas/creator.ts';
import { byId } from '../../schemas/primitives.ts';

/** The public profiles of instructors (beyond §7). */
export const instructors = {
  /** Picture, bio and statistics, with the published courses. */
  get: {
    method: 'GET',
    path: '/search/instructors/{id}',
    input: byId,
    output: z.object({ instructor: creator, courses: z.array(course) }),
    failure: 'instructors.getFailed',
    scope: 'learn',
  },
} satisfies EndpointGroup;
