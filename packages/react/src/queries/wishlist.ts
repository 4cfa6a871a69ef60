import type { Marketplace } from '@lectern/sdk';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './keys.ts';

export const wishlistQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: keys.personal(userId, 'wishlist'),
    queryFn: async ({ signal }) => (await marketplace.wishlist.list({}, { signal })).wishlist,
  });
