import type { Marketplace } from '@lectern/sdk';
import { certificateKeys } from './keys.ts';
import { queryOptions } from './options.ts';

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
