import type { ReviewSearch } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useInfiniteQuery } from '../provider/query.ts';
import { reviewsQuery } from '../queries/reviews.ts';

/** The reviews of a course, page by page; those of so many stars alone where `rating` says so. */
export function useReviews(search: Omit<ReviewSearch, 'page'>) {
  return useInfiniteQuery(reviewsQuery(useLectern('useReviews').marketplace, search));
}
