/** What a server component may use: the queries that fill the widgets, and the addresses of pages. No React in it. */

export { createPaths, type Paths, type SiteOptions } from './provider/paths.ts';
export {
  authoredCourseQuery,
  authoredCoursesQuery,
  authoredQuizQuery,
  categoriesQuery,
  courseProgressQuery,
  courseQuery,
  coursesQuery,
  enrolledCourseQuery,
  enrolledCoursesQuery,
  instructorQuery,
  learnersQuery,
  notificationSettingsQuery,
  notificationsQuery,
  orderQuery,
  ordersQuery,
  quizAttemptsQuery,
  quizQuery,
  quizResultsQuery,
  reviewsQuery,
  submissionQuery,
  submissionsQuery,
  waitingSubmissionsQuery,
  wishlistQuery,
} from './queries/index.ts';
export { type Answers, prefetch } from './queries/prefetch.ts';
