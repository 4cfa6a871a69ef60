import type { AuthorMarketplace } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

/** A page of the mails that would have been sent; for admins. */
export const mailsQuery = (marketplace: AuthorMarketplace, userId: string, page: number) =>
  queryOptions({
    queryKey: personalKey(userId, 'mails', 'list', page),
    queryFn: async ({ signal }) => (await marketplace.mails.list({ page }, { signal })).outbox,
  });

/** One of them, as it would have been sent. */
export const mailQuery = (marketplace: AuthorMarketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: personalKey(userId, 'mails', 'detail', id),
    queryFn: async ({ signal }) => (await marketplace.mails.get({ id }, { signal })).mail,
  });
