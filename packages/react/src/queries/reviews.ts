import type { Marketplace, ReviewSort } from '@lectern/sdk';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { keys } from './keys.ts';

export const reviewsQuery = (marketplace: Marketplace, courseId: string, sort: ReviewSort) =>
  infiniteQueryOptions({
    queryKey: keys.public('reviews', courseId, sort),
    queryFn: ({ signal, pageParam }) => marketplace.reviews.list({ id: courseId, sort, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page) => (page.currentPage < page.totalPages ? page.currentPage + 1 : undefined),
  });
