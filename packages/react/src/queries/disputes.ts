import type { AuthorMarketplace } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

/** Payments that banks dispute, newest first; for admins. Empty where the server knows no disputes. */
export const disputesQuery = (marketplace: AuthorMarketplace, userId: string) =>
  queryOptions({
    queryKey: personalKey(userId, 'disputes'),
    queryFn: async ({ signal }) => (await marketplace.disputes.list({}, { signal })).disputes,
  });
