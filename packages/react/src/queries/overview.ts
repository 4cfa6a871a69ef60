import type { AuthorMarketplace } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

/** The marketplace in numbers; for admins. */
export const overviewQuery = (marketplace: AuthorMarketplace, userId: string) =>
  queryOptions({
    queryKey: personalKey(userId, 'overview'),
    queryFn: async ({ signal }) => (await marketplace.overview.get({}, { signal })).overview,
  });
