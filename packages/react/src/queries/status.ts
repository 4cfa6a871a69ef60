import type { AuthorMarketplace } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

/** How the server and what it needs are; for admins. */
export const statusQuery = (marketplace: AuthorMarketplace, userId: string) =>
  queryOptions({
    queryKey: personalKey(userId, 'status'),
    queryFn: async ({ signal }) => (await marketplace.status.get({}, { signal })).status,
    // What it was a minute ago may be wrong by now.
    staleTime: 0,
    gcTime: 0,
  });
