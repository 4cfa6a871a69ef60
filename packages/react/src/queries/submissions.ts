import type { Marketplace } from '@lectern/sdk';
import { keys } from './keys.ts';
import { queryOptions } from './options.ts';

/** What was handed in for an assignment one teaches, oldest first, and which it is. */
export const submissionsQuery = (marketplace: Marketplace, userId: string, lectureId: string) =>
  queryOptions({
    queryKey: keys.submissions.list(userId, lectureId),
    queryFn: ({ signal }) => marketplace.submissions.list({ id: lectureId }, { signal }),
    staleTime: 0,
  });

/** A page of what waits for a grade over all assignments one teaches, oldest first. */
export const waitingSubmissionsQuery = (marketplace: Marketplace, userId: string, page: number) =>
  queryOptions({
    queryKey: keys.submissions.waiting(userId, page),
    queryFn: ({ signal }) => marketplace.submissions.listWaiting({ page }, { signal }),
    staleTime: 0,
  });
