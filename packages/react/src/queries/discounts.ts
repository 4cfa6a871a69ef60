import type { AuthorMarketplace, DiscountSearch } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

export const discountKeys = {
  all: (userId: string) => personalKey(userId, 'discounts'),
  list: (userId: string, search: DiscountSearch) => personalKey(userId, 'discounts', search),
};

/** A page of the discount codes that somebody manages: an instructor's own, or all for an admin. */
export const discountsQuery = (marketplace: AuthorMarketplace, userId: string, search: DiscountSearch) =>
  queryOptions({
    queryKey: discountKeys.list(userId, search),
    queryFn: ({ signal }) => marketplace.discounts.list(search, { signal }),
    // Orders use them.
    staleTime: 0,
  });
