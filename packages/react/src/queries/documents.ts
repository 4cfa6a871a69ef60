import type { AuthorMarketplace } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

export const documentKeys = {
  list: (userId: string, input: { month: string; page: number }) => personalKey(userId, 'documents', input),
};

/** A page of the receipts and credit notes of a month, with its sums; for admins. */
export const documentsQuery = (
  marketplace: AuthorMarketplace,
  userId: string,
  input: { month: string; page: number },
) =>
  queryOptions({
    queryKey: documentKeys.list(userId, input),
    queryFn: async ({ signal }) => (await marketplace.documents.list(input, { signal })).documents,
  });
