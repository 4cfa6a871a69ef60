import { isApiError, type Marketplace, type SignInList } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

/** Where a user is signed in; null where the backend doesn't say. */
export const signInsQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: personalKey(userId, 'signIns'),
    queryFn: async ({ signal }): Promise<SignInList | null> => {
      try {
        return await marketplace.account.signIns({}, { signal });
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  });
