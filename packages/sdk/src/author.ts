/**
 * The calls of instructors and admins, for `createMarketplace({ baseUrl, author })`. In a bundle their code loads with the
 * first of them.
 */
import type { AuthorCalls } from './authorCalls.ts';

/** As a number: every page for them has these names. */
const part = 0;

/** Pass it to `createMarketplace`: the client then has the calls of instructors and admins too. */
export const author: AuthorCalls = {
  names: {
    categories: { create: part, update: part, remove: part },
    courses: {
      listAuthored: part,
      weeks: part,
      getAuthored: part,
      learners: part,
      create: part,
      update: part,
      remove: part,
      arrange: part,
    },
    sections: { create: part, update: part, remove: part },
    lectures: { create: part, update: part, remove: part, uploadVideo: part, uploadCaptions: part, prepareVideo: part },
    uploads: { create: part, get: part, sign: part, complete: part, remove: part },
    quizzes: {
      create: part,
      getAuthored: part,
      results: part,
      update: part,
      arrange: part,
      remove: part,
    },
    questions: { create: part, update: part, remove: part },
    submissions: { list: part, listWaiting: part, grade: part },
    discounts: { list: part, create: part, update: part },
    disputes: { list: part },
    refunds: { list: part, decide: part, assign: part },
    earnings: { get: part, getOfPartner: part },
    documents: { list: part },
    mails: { list: part, get: part },
    audit: { list: part },
    payouts: { list: part, record: part, remove: part },
    works: { remove: part },
    support: { list: part, reply: part, update: part },
    overview: { get: part },
    status: { get: part },
    partners: {
      list: part,
      listOwned: part,
      create: part,
      update: part,
      renewApiKey: part,
      revokeApiKey: part,
      report: part,
    },
    webhooks: { get: part, save: part, renewSecret: part, remove: part, sendTest: part, sendAgain: part },
  },
  load: async () => (await import('./parts/author.ts')).author,
};

export { discardUpload, type KeptUpload, listUnfinishedUploads } from './uploads/keptUploads.ts';
