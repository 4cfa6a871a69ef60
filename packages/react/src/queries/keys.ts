import type { CourseSearch, ReviewSearch, WorkSearch } from '@lectern/sdk';

/** For `refetchOnReconnect`: refetches failed queries only, so that what is on the screen doesn't change. */
export const onlyFailed = (query: { state: { status: string } }): boolean => query.state.status === 'error';

/** The key of data that is the same for everyone; alone, the prefix of all such keys. */
export const publicKey = <const Rest extends readonly unknown[]>(...rest: Rest) =>
  ['lectern', 'public', ...rest] as const;
/** The key of data of one user, removed from the cache when that user signs out; alone, the prefix of all such keys. */
export const personalKey = <const Rest extends readonly unknown[]>(userId: string, ...rest: Rest) =>
  ['lectern', userId, ...rest] as const;

// Every query key is made of these two (`keys.test.ts`), in one object per resource: those that a first view or several
// resources need are here, and each of the others stands beside its query, so that a page loads only those it uses.
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

export const enrollmentKeys = {
  list: (userId: string) => personalKey(userId, 'enrollments', 'list'),
  details: (userId: string) => personalKey(userId, 'enrollments', 'detail'),
  detail: (userId: string, courseId: string) => personalKey(userId, 'enrollments', 'detail', courseId),
  progress: (userId: string, courseId: string) => personalKey(userId, 'enrollments', 'progress', courseId),
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
