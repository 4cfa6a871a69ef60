import type { AuthorMarketplace } from '@lectern/sdk';
import { earningsKeys } from './keys.ts';
import { queryOptions } from './options.ts';

/** What an instructor earned, by month, oldest first, and the balance. */
export const earningsQuery = (marketplace: AuthorMarketplace, userId: string, range: { from: string; to: string }) =>
  queryOptions({
    queryKey: earningsKeys.statement(userId, range),
    queryFn: async ({ signal }) => (await marketplace.earnings.get(range, { signal })).earnings,
  });

/** What is due to whom, and the latest payouts; for admins. */
export const payoutsQuery = (marketplace: AuthorMarketplace, userId: string) =>
  queryOptions({
    queryKey: earningsKeys.payouts(userId),
    queryFn: async ({ signal }) => (await marketplace.payouts.list({}, { signal })).payouts,
  });
