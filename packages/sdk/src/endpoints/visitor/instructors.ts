import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { course } from '../../schemas/course.ts';
import { creator } from '../../schemas/creator.ts';
import { byId, withDefault } from '../../schemas/primitives.ts';
import { courseReview } from '../../schemas/review.ts';

/** The public profiles of instructors (beyond §7). */
export const instructors = {
  /**
   * Picture, bio and statistics, with the published courses, and what learners praise: the highest reviews
   * of four stars or more, one of a course, at most three.
   */
  get: {
    method: 'GET',
    path: '/search/instructors/{id}',
    input: byId,
    output: z.object({
      instructor: creator,
      courses: z.array(course),
      reviews: withDefault(z.array(courseReview), []),
    }),
    failure: 'instructors.getFailed',
    scope: 'learn',
  },
} satisfies EndpointGroup;
