import { isApiError, type MailPreference, type MailPreferences, type Marketplace } from '@lectern/sdk';
import { personalKey, publicKey } from './keys.ts';
import { queryOptions } from './options.ts';

// Their keys are here: `keys.ts` is part of every page, and these calls are not.

/** Which mails a user gets; null where none are sent. A backend that doesn't say it sends none. */
export const mailPreferencesQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: personalKey(userId, 'mailPreferences'),
    queryFn: async ({ signal }): Promise<MailPreferences | null> => {
      try {
        return (await marketplace.mailPreferences.get({}, { signal })).preferences ?? null;
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  });

/** The mails that the link in a mail is for; null where the link isn't valid. It asks each time. */
export const mailPreferenceLinkQuery = (marketplace: Marketplace, token: string) =>
  queryOptions({
    queryKey: publicKey('mailPreferences', token),
    queryFn: async ({ signal }): Promise<MailPreference | null> => {
      try {
        return await marketplace.mailPreferences.check({ token }, { signal });
      } catch (error) {
        if (isApiError(error, 'invalid_link')) return null;
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
  });
