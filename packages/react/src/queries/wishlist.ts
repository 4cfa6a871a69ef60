import type { Marketplace } from '@lectern/sdk';
import { keys } from './keys.ts';
import { queryOptions } from './options.ts';

/** The wishlist of a user, newest first. */
export const wishlistQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: keys.wishlist.all(userId),
    queryFn: async ({ signal }) => (await marketplace.wishlist.list({}, { signal })).wishlist,
  });
