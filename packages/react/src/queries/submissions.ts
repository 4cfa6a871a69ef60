import type { Marketplace } from '@lectern/sdk';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './keys.ts';

/** What was handed in for an assignment one teaches, oldest first, and which it is. */
export const submissionsQuery = (marketplace: Marketplace, userId: string, lectureId: string) =>
  queryOptions({
    queryKey: keys.personal(userId, 'submissions', lectureId),
    queryFn: ({ signal }) => marketplace.submissions.list({ id: lectureId }, { signal }),
    staleTime: 0,
  });
