import type { ReviewSort } from '@lectern/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLectern } from '../provider/context.ts';
import { reviewsQuery } from '../queries/reviews.ts';

/** The reviews of a course, page by page. */
export function useReviews(courseId: string, sort: ReviewSort) {
  return useInfiniteQuery(reviewsQuery(useLectern('useReviews').marketplace, courseId, sort));
}
