import type { Marketplace } from '@lectern/sdk';
import { keys, onlyFailed } from './keys.ts';
import { queryOptions } from './options.ts';

/** A quiz as a learner gets it: without anything that tells the answers. */
export const quizQuery = (marketplace: Marketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: keys.quizzes.detail(userId, id),
    queryFn: async ({ signal }) => (await marketplace.quizzes.get({ id }, { signal })).quiz,
    staleTime: 60_000,
    // A question must not change under the hand that answers it.
    refetchOnReconnect: onlyFailed,
  });

/** One's own attempts, newest first. */
export const quizAttemptsQuery = (marketplace: Marketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: keys.quizzes.attempts(userId, id),
    queryFn: async ({ signal }) => (await marketplace.quizzes.attempts({ id }, { signal })).attempts,
  });

/** A quiz with its answers, for who made it; null where the lecture has none (§8: that 404 is ignored). */
export const authoredQuizQuery = (marketplace: Marketplace, userId: string, lectureId: string) =>
  queryOptions({
    queryKey: keys.quizzes.authored(userId, lectureId),
    queryFn: async ({ signal }) => (await marketplace.quizzes.getAuthored({ id: lectureId }, { signal }))?.quiz ?? null,
    // What is being changed must not change by itself.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  });

/** How learners did in a quiz one has made. */
export const quizResultsQuery = (marketplace: Marketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: keys.quizzes.results(userId, id),
    queryFn: async ({ signal }) => (await marketplace.quizzes.results({ id }, { signal })).results,
    staleTime: 0,
  });
