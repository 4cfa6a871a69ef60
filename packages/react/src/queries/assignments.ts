import type { Marketplace } from '@lectern/sdk';
import { submissionKeys } from './keys.ts';
import { queryOptions } from './options.ts';

/** The user's submission for an assignment; null if there is none. */
export const submissionQuery = (marketplace: Marketplace, userId: string, lectureId: string) =>
  queryOptions({
    queryKey: submissionKeys.mine(userId, lectureId),
    queryFn: async ({ signal }) =>
      (await marketplace.assignments.mySubmission({ id: lectureId }, { signal })).submission ?? null,
  });
