import type { AuthorMarketplace } from '@lectern/sdk';
import { discountKeys } from './keys.ts';
import { queryOptions } from './options.ts';

/** The discount codes that somebody manages: an instructor's own, or all for an admin. */
export const discountsQuery = (marketplace: AuthorMarketplace, userId: string) =>
  queryOptions({
    queryKey: discountKeys.list(userId),
    queryFn: async ({ signal }) => (await marketplace.discounts.list({}, { signal })).discounts,
    // Orders use them.
    staleTime: 0,
  });
