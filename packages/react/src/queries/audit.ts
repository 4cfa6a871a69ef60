import type { AuthorMarketplace } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

/** A page of what admins and operators did; for admins. */
export const auditQuery = (marketplace: AuthorMarketplace, userId: string, page: number, action?: string) =>
  queryOptions({
    queryKey: personalKey(userId, 'audit', page, action ?? null),
    queryFn: async ({ signal }) =>
      (await marketplace.audit.list({ page, ...(action && { action }) }, { signal })).trail,
    // Somebody may act at any time.
    staleTime: 0,
  });
