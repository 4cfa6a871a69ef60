import type { EndpointGroup } from '../http/endpoint.ts';
import { reviewPage, reviewSearch } from '../schemas/review.ts';

export const reviews = {
  /** A page of a course's reviews, most recent or highest first, and the count by stars (§7). */
  list: {
    method: 'GET',
    path: '/review/course/{id}',
    input: reviewSearch,
    output: reviewPage,
    failure: 'reviews.listFailed',
  },
} satisfies EndpointGroup;
