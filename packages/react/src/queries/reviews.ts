import type { Marketplace, ReviewSearch } from '@lectern/sdk';
import { reviewKeys } from './keys.ts';
import { infiniteQueryOptions, keepPreviousData } from './options.ts';

/** The reviews of a course, page by page. */
export const reviewsQuery = (marketplace: Marketplace, search: Omit<ReviewSearch, 'page'>) =>
  infiniteQueryOptions({
    queryKey: reviewKeys.list(search),
    queryFn: ({ signal, pageParam }) => marketplace.reviews.list({ ...search, page: pageParam }, { signal }),
    initialPageParam: 1,
    placeholderData: keepPreviousData,
    getNextPageParam: (page) => (page.currentPage < page.totalPages ? page.currentPage + 1 : undefined),
  });
