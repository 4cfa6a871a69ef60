import { isApiError, type Marketplace, type SecondFactor } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

/** How a user's account is protected; null where the backend has no second factor. */
export const secondFactorQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: personalKey(userId, 'secondFactor'),
    queryFn: async ({ signal }): Promise<SecondFactor | null> => {
      try {
        return await marketplace.secondFactor.get({}, { signal });
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  });
