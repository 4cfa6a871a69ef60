import type { Marketplace } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

export const orderKeys = {
  list: (userId: string) => personalKey(userId, 'orders', 'list'),
  detail: (userId: string, id: string) => personalKey(userId, 'orders', 'detail', id),
  billing: (userId: string) => personalKey(userId, 'orders', 'billing'),
  quote: (userId: string, given: object) => personalKey(userId, 'orders', 'quote', given),
  refunds: (userId: string, id: string) => personalKey(userId, 'orders', 'refunds', id),
};

/** The orders of a user, newest first. */
export const ordersQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: orderKeys.list(userId),
    queryFn: async ({ signal }) => (await marketplace.orders.list({}, { signal })).orders,
    // It must include an order that was placed a moment ago.
    staleTime: 0,
  });

/** Whom a user's last receipt was for. */
export const billingQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: orderKeys.billing(userId),
    queryFn: async ({ signal }) => (await marketplace.orders.billing({}, { signal })).billing,
    // Another purchase may have changed it.
    staleTime: 0,
  });

/** One order of a user. */
export const orderQuery = (marketplace: Marketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: orderKeys.detail(userId, id),
    queryFn: async ({ signal }) => (await marketplace.orders.get({ id }, { signal })).order,
  });

/** What these courses cost with a discount code; `prices` are those that it is of. */
export const discountQuery = (
  marketplace: Marketplace,
  userId: string,
  { prices, ...input }: { code: string; courseIds: string[]; prices: readonly number[] },
) =>
  queryOptions({
    queryKey: orderKeys.quote(userId, { ...input, prices }),
    queryFn: async ({ signal }) => (await marketplace.discounts.quote(input, { signal })).quote,
    // Others may have used it up.
    staleTime: 0,
  });
