/**
 * The calls of instructors and admins, for `createMarketplace({ baseUrl, author })`. In a bundle their code loads with the
 * first of them.
 */
import type { AuthorCalls } from './authorCalls.ts';

/** Pass it to `createMarketplace`: the client then has the calls of instructors and admins too. */
export const author: AuthorCalls = {
  names: {
    categories: { create: 'author', update: 'author', remove: 'author' },
    courses: {
      listAuthored: 'author',
      weeks: 'author',
      getAuthored: 'author',
      learners: 'author',
      create: 'author',
      update: 'author',
      remove: 'author',
      arrange: 'author',
    },
    sections: { create: 'author', update: 'author', remove: 'author' },
    lectures: { create: 'author', update: 'author', remove: 'author', uploadVideo: 'author', uploadCaptions: 'author' },
    quizzes: {
      create: 'author',
      getAuthored: 'author',
      results: 'author',
      update: 'author',
      arrange: 'author',
      remove: 'author',
    },
    questions: { create: 'author', update: 'author', remove: 'author' },
    submissions: { list: 'author', listWaiting: 'author', grade: 'author' },
    disputes: { list: 'author' },
    works: { remove: 'author' },
    partners: { list: 'author', create: 'author', update: 'author', report: 'author' },
  },
  load: async () => (await import('./parts/author.ts')).author,
};
