import type { AuthorMarketplace, LearnerSearch } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

export const authoredCourseKeys = {
  list: (userId: string) => personalKey(userId, 'authoredCourses', 'list'),
  weeks: (userId: string) => personalKey(userId, 'authoredCourses', 'weeks'),
  details: (userId: string) => personalKey(userId, 'authoredCourses', 'detail'),
  detail: (userId: string, id: string) => personalKey(userId, 'authoredCourses', 'detail', id),
  learners: (userId: string, search: LearnerSearch) => personalKey(userId, 'authoredCourses', 'learners', search),
};

/** The courses of an instructor in every status, with their figures. */
export const authoredCoursesQuery = (marketplace: AuthorMarketplace, userId: string) =>
  queryOptions({
    queryKey: authoredCourseKeys.list(userId),
    queryFn: async ({ signal }) => (await marketplace.courses.listAuthored({}, { signal })).courses,
    // Its figures change on their own.
    staleTime: 0,
  });

/** What all courses of an instructor brought in each of the last weeks. */
export const authoredWeeksQuery = (marketplace: AuthorMarketplace, userId: string) =>
  queryOptions({
    queryKey: authoredCourseKeys.weeks(userId),
    queryFn: async ({ signal }) => (await marketplace.courses.weeks({}, { signal })).weeks,
    staleTime: 0,
  });

/** A course of an instructor with its whole content, unpublished lectures included. */
export const authoredCourseQuery = (marketplace: AuthorMarketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: authoredCourseKeys.detail(userId, id),
    queryFn: async ({ signal }) => (await marketplace.courses.getAuthored({ id }, { signal })).course,
    // A form starts with the current data, which must not change while it is being edited.
    staleTime: 0,
    refetchOnReconnect: false,
  });

/** A page of the learners of an instructor's course. */
export const learnersQuery = (marketplace: AuthorMarketplace, userId: string, search: LearnerSearch) =>
  queryOptions({
    queryKey: authoredCourseKeys.learners(userId, search),
    queryFn: ({ signal }) => marketplace.courses.learners(search, { signal }),
    staleTime: 0,
  });
