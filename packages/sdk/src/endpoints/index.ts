import { accounts } from './accounts/index.ts';
import { author } from './author/index.ts';
import { learner } from './learner/index.ts';
import { partnerApi } from './partner/partnerApi.ts';
import { visitor } from './visitor/index.ts';

export { externalSignInPath } from './externalSignInPath.ts';

/** The calls in parts by who makes them, and when. The client loads each with its first call. */
export type Parts = {
  visitor: typeof visitor;
  learner: typeof learner;
  accounts: typeof accounts;
  author: typeof author;
};

/** Every call of the API: the table that the SDK, the mock API and the server share. */
export const endpoints = {
  auth: { ...learner.auth, ...accounts.auth },
  authorization: learner.authorization,
  users: learner.users,
  account: accounts.account,
  secondFactor: accounts.secondFactor,
  categories: { ...visitor.categories, ...author.categories },
  courses: { ...visitor.courses, ...author.courses },
  instructors: visitor.instructors,
  wishlist: learner.wishlist,
  enrollments: learner.enrollments,
  samples: learner.samples,
  certificates: learner.certificates,
  passwordReset: accounts.passwordReset,
  mailPreferences: accounts.mailPreferences,
  emailConfirmation: accounts.emailConfirmation,
  works: { ...visitor.works, ...learner.works, ...author.works },
  sections: author.sections,
  lectures: author.lectures,
  uploads: author.uploads,
  quizzes: { ...learner.quizzes, ...author.quizzes },
  questions: author.questions,
  assignments: learner.assignments,
  submissions: author.submissions,
  reviews: visitor.reviews,
  payments: learner.payments,
  orders: learner.orders,
  discounts: { ...author.discounts, ...learner.discounts },
  disputes: author.disputes,
  refunds: author.refunds,
  earnings: author.earnings,
  payouts: author.payouts,
  documents: author.documents,
  mails: author.mails,
  audit: author.audit,
  support: { ...learner.support, ...author.support },
  overview: author.overview,
  status: author.status,
  partners: { ...author.partners, ...learner.partners },
  webhooks: author.webhooks,
  partnerApi,
};

/** The type of the whole table. */
export type Endpoints = typeof endpoints;
