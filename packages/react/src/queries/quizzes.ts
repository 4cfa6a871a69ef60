import type { AuthorMarketplace, Marketplace } from '@lectern/sdk';
import { onlyFailed, personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

export const quizKeys = {
  detail: (userId: string, id: string) => personalKey(userId, 'quizzes', 'detail', id),
  attempts: (userId: string, id: string) => personalKey(userId, 'quizzes', 'attempts', id),
  authored: (userId: string, lectureId: string) => personalKey(userId, 'quizzes', 'authored', lectureId),
  results: (userId: string, id: string) => personalKey(userId, 'quizzes', 'results', id),
};

/** A quiz for a learner, without the correct answers. */
export const quizQuery = (marketplace: Marketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: quizKeys.detail(userId, id),
    queryFn: async ({ signal }) => (await marketplace.quizzes.get({ id }, { signal })).quiz,
    staleTime: 60_000,
    // Questions must not change while they are being answered.
    refetchOnReconnect: onlyFailed,
  });

/** The user's attempts, newest first. */
export const quizAttemptsQuery = (marketplace: Marketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: quizKeys.attempts(userId, id),
    queryFn: async ({ signal }) => (await marketplace.quizzes.attempts({ id }, { signal })).attempts,
  });

/** A quiz with its answers, for its author; null if the lecture has none (§8: that 404 is ignored). */
export const authoredQuizQuery = (marketplace: AuthorMarketplace, userId: string, lectureId: string) =>
  queryOptions({
    queryKey: quizKeys.authored(userId, lectureId),
    queryFn: async ({ signal }) => (await marketplace.quizzes.getAuthored({ id: lectureId }, { signal }))?.quiz ?? null,
    // It must not change while it is being edited.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  });

/** The results of all learners in a quiz, for its author. */
export const quizResultsQuery = (marketplace: AuthorMarketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: quizKeys.results(userId, id),
    queryFn: async ({ signal }) => (await marketplace.quizzes.results({ id }, { signal })).results,
    staleTime: 0,
  });
