import type { LearnerSearch, Marketplace } from '@lectern/sdk';
import { keys } from './keys.ts';
import { queryOptions } from './options.ts';

/** The courses a person teaches, in every status, with how they do. */
export const authoredCoursesQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: keys.authoredCourses.list(userId),
    queryFn: async ({ signal }) => (await marketplace.courses.listAuthored({}, { signal })).courses,
    // Learners come and pay without being asked.
    staleTime: 0,
  });

/** One of them with everything in it, drafts too. */
export const authoredCourseQuery = (marketplace: Marketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: keys.authoredCourses.detail(userId, id),
    queryFn: async ({ signal }) => (await marketplace.courses.getAuthored({ id }, { signal })).course,
    // A form begins with what is there now, and nothing changes under the hand that fills it in.
    staleTime: 0,
    refetchOnReconnect: false,
  });

/** A page of the learners of a course one teaches. */
export const learnersQuery = (marketplace: Marketplace, userId: string, search: LearnerSearch) =>
  queryOptions({
    queryKey: keys.authoredCourses.learners(userId, search),
    queryFn: ({ signal }) => marketplace.courses.learners(search, { signal }),
    staleTime: 0,
  });
