import type { AuthorMarketplace, Marketplace } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';
import { orderKeys } from './orders.ts';

export const refundKeys = { all: (userId: string) => personalKey(userId, 'refunds') };

/** What can be given back of an order of a user. */
export const refundableQuery = (marketplace: Marketplace, userId: string, orderId: string) =>
  queryOptions({
    queryKey: orderKeys.refunds(userId, orderId),
    queryFn: ({ signal }) => marketplace.orders.refunds({ id: orderId }, { signal }),
    // What was completed a moment ago decides.
    staleTime: 0,
  });

/** What buyers ask back: those that wait for a decision, and the others; for admins. */
export const refundsQuery = (marketplace: AuthorMarketplace, userId: string) =>
  queryOptions({
    queryKey: refundKeys.all(userId),
    queryFn: ({ signal }) => marketplace.refunds.list({}, { signal }),
    staleTime: 0,
  });
