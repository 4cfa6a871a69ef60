import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { review, reviewInput, reviewPage, reviewSearch } from '../../schemas/review.ts';

export const reviews = {
  /** Reviews a course in which the learner is enrolled; a second review replaces the first. */
  add: {
    method: 'POST',
    path: '/review/add',
    input: reviewInput,
    output: z.object({ review: z.optional(review) }),
    failure: 'reviews.addFailed',
    refuses: ['not_enrolled'],
    scope: 'learn',
  },
  /** A page of a course's reviews, most recent or highest first, and the count by stars (§7). */
  list: {
    method: 'GET',
    path: '/review/course/{id}',
    input: reviewSearch,
    output: reviewPage,
    failure: 'reviews.listFailed',
    scope: 'learn',
  },
} satisfies EndpointGroup;
