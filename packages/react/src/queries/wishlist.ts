import type { Marketplace } from '@lectern/sdk';
import { wishlistKeys } from './keys.ts';
import { queryOptions } from './options.ts';

/** The wishlist of a user, newest first. */
export const wishlistQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: wishlistKeys.all(userId),
    queryFn: async ({ signal }) => (await marketplace.wishlist.list({}, { signal })).wishlist,
  });
