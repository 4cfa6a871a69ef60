import type { ReviewPage, ReviewSearch } from '@lectern/sdk';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLectern } from '../../provider/context.ts';
import { useInfiniteQuery } from '../../provider/infiniteQuery.ts';
import { reviewsQuery } from '../../queries/reviews.ts';

/** The reviews of a course, page by page; with `rating`, only those with that many stars. */
export function useReviews(search: Omit<ReviewSearch, 'page'>): UseInfiniteQueryResult<InfiniteData<ReviewPage>> {
  return useInfiniteQuery(reviewsQuery(useLectern('useReviews').marketplace, search));
}
