import type { Marketplace } from '@lectern/sdk';
import { keys } from './keys.ts';
import { queryOptions } from './options.ts';

/** What was handed in for an assignment one teaches, oldest first, and which it is. */
export const submissionsQuery = (marketplace: Marketplace, userId: string, lectureId: string) =>
  queryOptions({
    queryKey: keys.personal(userId, 'submissions', lectureId),
    queryFn: ({ signal }) => marketplace.submissions.list({ id: lectureId }, { signal }),
    staleTime: 0,
  });
