import type { AuthorMarketplace } from '@lectern/sdk';
import { submissionKeys } from './keys.ts';
import { queryOptions } from './options.ts';

/** The submissions for an assignment, oldest first, and the assignment, for its instructor. */
export const submissionsQuery = (marketplace: AuthorMarketplace, userId: string, lectureId: string) =>
  queryOptions({
    queryKey: submissionKeys.list(userId, lectureId),
    queryFn: ({ signal }) => marketplace.submissions.list({ id: lectureId }, { signal }),
    staleTime: 0,
  });

/** A page of the ungraded submissions of all courses of an instructor, oldest first. */
export const waitingSubmissionsQuery = (marketplace: AuthorMarketplace, userId: string, page: number) =>
  queryOptions({
    queryKey: submissionKeys.waiting(userId, page),
    queryFn: ({ signal }) => marketplace.submissions.listWaiting({ page }, { signal }),
    staleTime: 0,
  });
