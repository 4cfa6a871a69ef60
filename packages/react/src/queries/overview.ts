import type { AuthorMarketplace } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

export const overviewKeys = { all: (userId: string) => personalKey(userId, 'overview') };

/** The marketplace in numbers; for admins. */
export const overviewQuery = (marketplace: AuthorMarketplace, userId: string) =>
  queryOptions({
    queryKey: overviewKeys.all(userId),
    queryFn: async ({ signal }) => (await marketplace.overview.get({}, { signal })).overview,
  });
