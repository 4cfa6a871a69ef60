import { isApiError, type Marketplace } from '@lectern/sdk';
import { publicKey } from './keys.ts';
import { queryOptions } from './options.ts';

// Their keys are here: `keys.ts` is part of every page, and these calls are not.

/** Whether links to reset a password are sent. A backend that doesn't say it sends none (§4). */
export const passwordResetQuery = (marketplace: Marketplace) =>
  queryOptions({
    queryKey: publicKey('passwordReset', 'options'),
    queryFn: async ({ signal }): Promise<{ isSent: boolean }> => {
      try {
        return await marketplace.passwordReset.options({}, { signal });
      } catch (error) {
        if (isApiError(error) && error.status === 404) return { isSent: false };
        throw error;
      }
    },
    staleTime: 5 * 60_000,
  });

/** Whether a link still counts. It asks each time. */
export const resetLinkQuery = (marketplace: Marketplace, token: string) =>
  queryOptions({
    queryKey: publicKey('passwordReset', 'link', token),
    queryFn: async ({ signal }) => (await marketplace.passwordReset.check({ token }, { signal })).state,
    staleTime: 0,
    gcTime: 0,
  });
