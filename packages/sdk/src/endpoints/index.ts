import { assignments } from './assignments.ts';
import { auth } from './auth.ts';
import { authorization } from './authorization.ts';
import { categories } from './categories.ts';
import { courses } from './courses.ts';
import { enrollments } from './enrollments.ts';
import { instructors } from './instructors.ts';
import { lectures } from './lectures.ts';
import { orders } from './orders.ts';
import { partners } from './partners.ts';
import { payments } from './payments.ts';
import { questions } from './questions.ts';
import { quizzes } from './quizzes.ts';
import { reviews } from './reviews.ts';
import { sections } from './sections.ts';
import { submissions } from './submissions.ts';
import { users } from './users.ts';
import { wishlist } from './wishlist.ts';

export { externalSignInPath } from './externalSignInPath.ts';

/** Every call of the API: the table that the SDK, the mock API and the server share. */
export const endpoints = {
  auth,
  authorization,
  users,
  categories,
  courses,
  instructors,
  wishlist,
  enrollments,
  sections,
  lectures,
  quizzes,
  questions,
  assignments,
  submissions,
  reviews,
  payments,
  orders,
  partners,
};

/** The type of the whole table. */
export type Endpoints = typeof endpoints;
