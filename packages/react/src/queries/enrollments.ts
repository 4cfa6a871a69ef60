import type { Marketplace } from '@lectern/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { claimKept } from './keptProgress.ts';
import { enrollmentKeys, onlyFailed, wishlistKeys } from './keys.ts';
import { queryOptions } from './options.ts';
import { withProgress } from './withProgress.ts';

/** The courses that a user is enrolled in, with progress. */
export const enrolledCoursesQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: enrollmentKeys.list(userId),
    queryFn: async ({ signal }) => {
      const list = async () => (await marketplace.enrollments.list({}, { signal })).courses;
      const courses = await list();
      // What was studied before the enrollment counts from the first list on.
      const claimed = courses.filter(({ _id }) => claimKept(marketplace, _id));
      if (claimed.length === 0) return courses;
      await marketplace.outbox.flush();
      return list();
    },
    staleTime: 0,
  });

/** A course that a user is enrolled in, with its content. It isn't refetched while the user studies. */
export const enrolledCourseQuery = (marketplace: Marketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: enrollmentKeys.detail(userId, id),
    queryFn: async ({ signal }) => {
      const { course } = await marketplace.enrollments.get({ id }, { signal });
      claimKept(marketplace, id);
      // Includes the progress that the server doesn't have yet.
      return marketplace.outbox.getState().pending.reduce(withProgress, course);
    },
    staleTime: 60_000,
    refetchOnReconnect: onlyFailed,
  });

/** The progress in a course in percent, for lists without it. */
export const courseProgressQuery = (marketplace: Marketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: enrollmentKeys.progress(userId, id),
    queryFn: async ({ signal }) => (await marketplace.enrollments.courseProgress({ id }, { signal })).courseProgress,
    staleTime: 0,
  });

/** Reloads what a purchase or an enrollment changes: the enrollments and the wishlist, which loses the courses. */
export const refreshEnrollments = (queryClient: QueryClient, userId: string): Promise<unknown> =>
  Promise.all([
    queryClient.resetQueries({ queryKey: enrollmentKeys.details(userId) }),
    queryClient.invalidateQueries({ queryKey: enrollmentKeys.list(userId) }),
    queryClient.invalidateQueries({ queryKey: wishlistKeys.all(userId) }),
  ]);
