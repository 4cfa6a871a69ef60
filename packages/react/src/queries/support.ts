import type { AuthorMarketplace, SupportState } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

export const supportKeys = {
  all: (userId: string) => personalKey(userId, 'support'),
  list: (userId: string, list: { state: string; page: number }) => personalKey(userId, 'support', list),
};

/** A page of the messages to support with a state; for admins. */
export const supportQuery = (
  marketplace: AuthorMarketplace,
  userId: string,
  list: { state: SupportState; page: number },
) =>
  queryOptions({
    queryKey: supportKeys.list(userId, list),
    queryFn: ({ signal }) => marketplace.support.list(list, { signal }),
  });
