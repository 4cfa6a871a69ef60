import type { Marketplace } from '@lectern/sdk';
import { keys, onlyFailed } from './keys.ts';
import { queryOptions } from './options.ts';
import { withProgress } from './withProgress.ts';

/** What a person has enrolled in, with progress. */
export const enrolledCoursesQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: keys.enrollments.list(userId),
    queryFn: async ({ signal }) => (await marketplace.enrollments.list({}, { signal })).courses,
    staleTime: 0,
  });

/** One of them, with the content of its lectures. It is not asked for again behind a learner's back. */
export const enrolledCourseQuery = (marketplace: Marketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: keys.enrollments.detail(userId, id),
    queryFn: async ({ signal }) => {
      const { course } = await marketplace.enrollments.get({ id }, { signal });
      // What the server has not heard of yet counts too.
      return marketplace.outbox.getState().pending.reduce(withProgress, course);
    },
    staleTime: 60_000,
    refetchOnReconnect: onlyFailed,
  });

/** The percent of one course, for a list that came without it. */
export const courseProgressQuery = (marketplace: Marketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: keys.enrollments.progress(userId, id),
    queryFn: async ({ signal }) => (await marketplace.enrollments.courseProgress({ id }, { signal })).courseProgress,
    staleTime: 0,
  });
