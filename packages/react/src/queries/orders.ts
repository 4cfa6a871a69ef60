import type { Marketplace } from '@lectern/sdk';
import { keys } from './keys.ts';
import { queryOptions } from './options.ts';

/** One's own orders, newest first. */
export const ordersQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: keys.orders.list(userId),
    queryFn: async ({ signal }) => (await marketplace.orders.list({}, { signal })).orders,
    // What was bought a moment ago must be in it.
    staleTime: 0,
  });

/** One of them. */
export const orderQuery = (marketplace: Marketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: keys.orders.detail(userId, id),
    queryFn: async ({ signal }) => (await marketplace.orders.get({ id }, { signal })).order,
  });
