import type { Marketplace } from '@lectern/sdk';
import { personalKey, publicKey } from './keys.ts';
import { queryOptions } from './options.ts';

export const certificateKeys = {
  list: (userId: string) => personalKey(userId, 'certificates', 'list'),
  detail: (userId: string, number: string) => personalKey(userId, 'certificates', 'detail', number),
  /** As everyone sees it. */
  shown: (number: string) => publicKey('certificates', number),
};

/** The certificates of a user, newest first. */
export const certificatesQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: certificateKeys.list(userId),
    queryFn: async ({ signal }) => (await marketplace.certificates.list({}, { signal })).certificates,
    // It must include one that was issued a moment ago.
    staleTime: 0,
  });

/** A certificate by its number, as a user or, without one, a visitor sees it. */
export const certificateQuery = (marketplace: Marketplace, userId: string | undefined, number: string) =>
  queryOptions({
    queryKey: userId === undefined ? certificateKeys.shown(number) : certificateKeys.detail(userId, number),
    queryFn: async ({ signal }) => (await marketplace.certificates.get({ number }, { signal })).certificate,
  });
