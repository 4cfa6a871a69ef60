import type { AuthorMarketplace } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

/** The webhook of a partner with a page of what it was told, newest first; for admins. */
export const webhookQuery = (
  marketplace: AuthorMarketplace,
  userId: string,
  { partnerId, page }: { partnerId: string; page: number },
) =>
  queryOptions({
    queryKey: personalKey(userId, 'webhooks', partnerId, page),
    queryFn: ({ signal }) => marketplace.webhooks.get({ partnerId, page }, { signal }),
  });

/** Begins the keys of a partner's pages. */
export const webhookKey = (userId: string, partnerId: string) => personalKey(userId, 'webhooks', partnerId);
