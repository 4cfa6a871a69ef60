import { assignments } from './assignments.ts';
import { auth } from './auth.ts';
import { authorization } from './authorization.ts';
import { certificates } from './certificates.ts';
import { discounts } from './discounts.ts';
import { enrollments } from './enrollments.ts';
import { orders } from './orders.ts';
import { partners } from './partners.ts';
import { payments } from './payments.ts';
import { quizzes } from './quizzes.ts';
import { samples } from './samples.ts';
import { support } from './support.ts';
import { users } from './users.ts';
import { wishlist } from './wishlist.ts';
import { works } from './works.ts';

/** What a person who learns or buys does, and signing in with a password. */
export const learner = {
  auth,
  authorization,
  users,
  wishlist,
  enrollments,
  samples,
  quizzes,
  assignments,
  payments,
  orders,
  partners,
  works,
  certificates,
  support,
  discounts,
};
