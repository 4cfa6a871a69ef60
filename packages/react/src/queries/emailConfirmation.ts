import { isApiError, type Marketplace } from '@lectern/sdk';
import { personalKey, publicKey } from './keys.ts';
import { queryOptions } from './options.ts';

// Their keys are here: `keys.ts` is part of every page, and these calls are not.

/** Whether a user's address is confirmed. A backend that doesn't say it asks nobody. */
export const emailConfirmationQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: personalKey(userId, 'emailConfirmation'),
    queryFn: async ({ signal }): Promise<{ isConfirmed: boolean }> => {
      try {
        return await marketplace.emailConfirmation.get({}, { signal });
      } catch (error) {
        if (isApiError(error) && error.status === 404) return { isConfirmed: true };
        throw error;
      }
    },
  });

/** Whether a link still counts. It asks each time. */
export const confirmationLinkQuery = (marketplace: Marketplace, token: string) =>
  queryOptions({
    queryKey: publicKey('emailConfirmation', token),
    queryFn: async ({ signal }) => (await marketplace.emailConfirmation.check({ token }, { signal })).state,
    staleTime: 0,
    gcTime: 0,
  });
