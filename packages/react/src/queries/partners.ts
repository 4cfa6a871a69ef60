import type { AuthorMarketplace } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

export const partnerKeys = {
  list: (userId: string) => personalKey(userId, 'partners', 'list'),
  owned: (userId: string) => personalKey(userId, 'partners', 'owned'),
  report: (userId: string, report: { partnerId: string; from: string; to: string }) =>
    personalKey(userId, 'partners', 'report', report),
};

/** All partners, newest first; for admins. */
export const partnersQuery = (marketplace: AuthorMarketplace, userId: string) =>
  queryOptions({
    queryKey: partnerKeys.list(userId),
    queryFn: async ({ signal }) => (await marketplace.partners.list({}, { signal })).partners,
  });

/** The user's own partners, newest first. */
export const ownedPartnersQuery = (marketplace: AuthorMarketplace, userId: string) =>
  queryOptions({
    queryKey: partnerKeys.owned(userId),
    queryFn: async ({ signal }) => (await marketplace.partners.listOwned({}, { signal })).partners,
  });

/** What a partner brought in, by month, oldest first, and by campaign; for admins. */
export const partnerReportQuery = (
  marketplace: AuthorMarketplace,
  userId: string,
  report: { partnerId: string; from: string; to: string },
) =>
  queryOptions({
    queryKey: partnerKeys.report(userId, report),
    queryFn: ({ signal }) => marketplace.partners.report(report, { signal }),
  });
