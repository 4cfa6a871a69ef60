import { isApiError, type Marketplace } from '@lectern/sdk';
import { categoryKeys } from './keys.ts';
import { queryOptions } from './options.ts';

/** All categories; empty if only admins may read them. */
export const categoriesQuery = (marketplace: Marketplace) =>
  queryOptions({
    queryKey: categoryKeys.all(),
    queryFn: async ({ signal }) => {
      try {
        return (await marketplace.categories.list({}, { signal })).categories;
      } catch (error) {
        if (isApiError(error) && (error.status === 401 || error.status === 403)) return [];
        throw error;
      }
    },
    staleTime: 5 * 60_000,
  });
