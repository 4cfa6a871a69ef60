import type { AuthorMarketplace } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

export const earningsKeys = {
  statement: (userId: string, range: { from: string; to: string; partnerId?: string }) =>
    personalKey(userId, 'earnings', range),
  payouts: (userId: string) => personalKey(userId, 'payouts'),
};

/** What an instructor earned, or a partner with its id, for its owner: by month, oldest first, and the balance. */
export const earningsQuery = (
  { earnings }: AuthorMarketplace,
  userId: string,
  range: { from: string; to: string; partnerId?: string },
) =>
  queryOptions({
    queryKey: earningsKeys.statement(userId, range),
    async queryFn({ signal }) {
      const { partnerId, ...months } = range;
      const call =
        partnerId === undefined
          ? earnings.get(months, { signal })
          : earnings.getOfPartner({ partnerId, ...months }, { signal });
      return (await call).earnings;
    },
  });

/** What is due to whom, and the latest payouts; for admins. */
export const payoutsQuery = (marketplace: AuthorMarketplace, userId: string) =>
  queryOptions({
    queryKey: earningsKeys.payouts(userId),
    queryFn: async ({ signal }) => (await marketplace.payouts.list({}, { signal })).payouts,
  });
