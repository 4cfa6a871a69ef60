import type { Marketplace } from '@lectern/sdk';
import { keys } from './keys.ts';
import { queryOptions } from './options.ts';

/** What one has handed in for an assignment; null where that is nothing yet. */
export const submissionQuery = (marketplace: Marketplace, userId: string, lectureId: string) =>
  queryOptions({
    queryKey: keys.submissions.mine(userId, lectureId),
    queryFn: async ({ signal }) =>
      (await marketplace.assignments.mySubmission({ id: lectureId }, { signal })).submission ?? null,
  });
