import type { CourseSearch, DiscountSearch, LearnerSearch, ReviewSearch, WorkSearch } from '@lectern/sdk';

/** For `refetchOnReconnect`: refetches failed queries only, so that what is on the screen doesn't change. */
export const onlyFailed = (query: { state: { status: string } }): boolean => query.state.status === 'error';

/** The key of data that is the same for everyone; alone, the prefix of all such keys. */
export const publicKey = <const Rest extends readonly unknown[]>(...rest: Rest) =>
  ['lectern', 'public', ...rest] as const;
/** The key of data of one user, removed from the cache when that user signs out; alone, the prefix of all such keys. */
export const personalKey = <const Rest extends readonly unknown[]>(userId: string, ...rest: Rest) =>
  ['lectern', userId, ...rest] as const;

// Every query key is created here (`keys.test.ts`), in one object per resource, so that a bundle has only those it uses.
export const categoryKeys = { all: () => publicKey('categories') };
export const courseKeys = {
  list: (search: CourseSearch) => publicKey('courses', 'list', search),
  detail: (id: string) => publicKey('courses', 'detail', id),
  related: (id: string) => publicKey('courses', 'related', id),
  sample: (lectureId: string) => publicKey('courses', 'sample', lectureId),
};
export const instructorKeys = { detail: (id: string) => publicKey('instructors', 'detail', id) };
export const reviewKeys = { list: (search: Omit<ReviewSearch, 'page'>) => publicKey('reviews', 'list', search) };
export const workKeys = {
  all: () => publicKey('works'),
  list: (search: WorkSearch) => publicKey('works', 'list', search),
};

export const authoredCourseKeys = {
  list: (userId: string) => personalKey(userId, 'authoredCourses', 'list'),
  weeks: (userId: string) => personalKey(userId, 'authoredCourses', 'weeks'),
  details: (userId: string) => personalKey(userId, 'authoredCourses', 'detail'),
  detail: (userId: string, id: string) => personalKey(userId, 'authoredCourses', 'detail', id),
  learners: (userId: string, search: LearnerSearch) => personalKey(userId, 'authoredCourses', 'learners', search),
};
export const enrollmentKeys = {
  list: (userId: string) => personalKey(userId, 'enrollments', 'list'),
  details: (userId: string) => personalKey(userId, 'enrollments', 'detail'),
  detail: (userId: string, courseId: string) => personalKey(userId, 'enrollments', 'detail', courseId),
  progress: (userId: string, courseId: string) => personalKey(userId, 'enrollments', 'progress', courseId),
};
export const certificateKeys = {
  list: (userId: string) => personalKey(userId, 'certificates', 'list'),
  detail: (userId: string, number: string) => personalKey(userId, 'certificates', 'detail', number),
  /** As everyone sees it. */
  shown: (number: string) => publicKey('certificates', number),
};
export const notificationKeys = {
  list: (userId: string) => personalKey(userId, 'notifications', 'list'),
  settings: (userId: string) => personalKey(userId, 'notifications', 'settings'),
};
export const orderKeys = {
  list: (userId: string) => personalKey(userId, 'orders', 'list'),
  detail: (userId: string, id: string) => personalKey(userId, 'orders', 'detail', id),
  billing: (userId: string) => personalKey(userId, 'orders', 'billing'),
  quote: (userId: string, given: object) => personalKey(userId, 'orders', 'quote', given),
  refunds: (userId: string, id: string) => personalKey(userId, 'orders', 'refunds', id),
};
export const earningsKeys = {
  statement: (userId: string, range: { from: string; to: string; partnerId?: string }) =>
    personalKey(userId, 'earnings', range),
  payouts: (userId: string) => personalKey(userId, 'payouts'),
};
export const discountKeys = {
  all: (userId: string) => personalKey(userId, 'discounts'),
  list: (userId: string, search: DiscountSearch) => personalKey(userId, 'discounts', search),
};
export const documentKeys = {
  list: (userId: string, input: { month: string; page: number }) => personalKey(userId, 'documents', input),
};

export const partnerKeys = {
  list: (userId: string) => personalKey(userId, 'partners', 'list'),
  owned: (userId: string) => personalKey(userId, 'partners', 'owned'),
  report: (userId: string, report: { partnerId: string; from: string; to: string }) =>
    personalKey(userId, 'partners', 'report', report),
};
export const supportKeys = {
  all: (userId: string) => personalKey(userId, 'support'),
  list: (userId: string, list: { state: string; page: number }) => personalKey(userId, 'support', list),
};
export const refundKeys = { all: (userId: string) => personalKey(userId, 'refunds') };
export const quizKeys = {
  detail: (userId: string, id: string) => personalKey(userId, 'quizzes', 'detail', id),
  attempts: (userId: string, id: string) => personalKey(userId, 'quizzes', 'attempts', id),
  authored: (userId: string, lectureId: string) => personalKey(userId, 'quizzes', 'authored', lectureId),
  results: (userId: string, id: string) => personalKey(userId, 'quizzes', 'results', id),
};
export const submissionKeys = {
  mine: (userId: string, lectureId: string) => personalKey(userId, 'submissions', 'mine', lectureId),
  list: (userId: string, lectureId: string) => personalKey(userId, 'submissions', 'list', lectureId),
  waiting: (userId: string, page: number) => personalKey(userId, 'submissions', 'waiting', page),
};
export const wishlistKeys = { all: (userId: string) => personalKey(userId, 'wishlist') };

/** Mutations that count how many of them are running, or run one after the other. */
export const mutationKeys = {
  arrangeContent: (courseId: string) => ['lectern', 'arrangeContent', courseId] as const,
  arrangeQuestions: (quizId: string) => ['lectern', 'arrangeQuestions', quizId] as const,
};
