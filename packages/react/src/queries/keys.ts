import type { CourseSearch, LearnerSearch, ReviewSearch } from '@lectern/sdk';

/** For `refetchOnReconnect`: refetches failed queries only, so that what is on the screen doesn't change. */
export const onlyFailed = (query: { state: { status: string } }): boolean => query.state.status === 'error';

/** Data that is the same for everyone. */
const shared = <const Rest extends readonly unknown[]>(...rest: Rest) => ['lectern', 'public', ...rest] as const;
/** Data of one user, removed from the cache when that user signs out. */
const personal = <const Rest extends readonly unknown[]>(userId: string, ...rest: Rest) =>
  ['lectern', userId, ...rest] as const;

/**
 * Every query key. They are created here only (`keys.test.ts`). `all` is the prefix of a resource's other keys, to
 * invalidate them together.
 */
export const keys = {
  public: () => shared(),
  personal: (userId: string) => personal(userId),

  categories: { all: () => shared('categories') },
  courses: {
    all: () => shared('courses'),
    list: (search: CourseSearch) => shared('courses', 'list', search),
    detail: (id: string) => shared('courses', 'detail', id),
  },
  instructors: { detail: (id: string) => shared('instructors', 'detail', id) },
  reviews: { list: (search: Omit<ReviewSearch, 'page'>) => shared('reviews', 'list', search) },

  authoredCourses: {
    all: (userId: string) => personal(userId, 'authoredCourses'),
    list: (userId: string) => personal(userId, 'authoredCourses', 'list'),
    details: (userId: string) => personal(userId, 'authoredCourses', 'detail'),
    detail: (userId: string, id: string) => personal(userId, 'authoredCourses', 'detail', id),
    learners: (userId: string, search: LearnerSearch) => personal(userId, 'authoredCourses', 'learners', search),
  },
  enrollments: {
    all: (userId: string) => personal(userId, 'enrollments'),
    list: (userId: string) => personal(userId, 'enrollments', 'list'),
    details: (userId: string) => personal(userId, 'enrollments', 'detail'),
    detail: (userId: string, courseId: string) => personal(userId, 'enrollments', 'detail', courseId),
    progress: (userId: string, courseId: string) => personal(userId, 'enrollments', 'progress', courseId),
  },
  notifications: {
    list: (userId: string) => personal(userId, 'notifications', 'list'),
    settings: (userId: string) => personal(userId, 'notifications', 'settings'),
  },
  orders: {
    list: (userId: string) => personal(userId, 'orders', 'list'),
    detail: (userId: string, id: string) => personal(userId, 'orders', 'detail', id),
  },
  quizzes: {
    detail: (userId: string, id: string) => personal(userId, 'quizzes', 'detail', id),
    attempts: (userId: string, id: string) => personal(userId, 'quizzes', 'attempts', id),
    authored: (userId: string, lectureId: string) => personal(userId, 'quizzes', 'authored', lectureId),
    results: (userId: string, id: string) => personal(userId, 'quizzes', 'results', id),
  },
  submissions: {
    mine: (userId: string, lectureId: string) => personal(userId, 'submissions', 'mine', lectureId),
    list: (userId: string, lectureId: string) => personal(userId, 'submissions', 'list', lectureId),
    waiting: (userId: string, page: number) => personal(userId, 'submissions', 'waiting', page),
  },
  wishlist: { all: (userId: string) => personal(userId, 'wishlist') },
};

/** Mutations that count how many of them are running, or run one after the other. */
export const mutationKeys = {
  arrangeContent: (courseId: string) => ['lectern', 'arrangeContent', courseId] as const,
  arrangeQuestions: (quizId: string) => ['lectern', 'arrangeQuestions', quizId] as const,
  notificationSettings: (userId: string | undefined) => ['lectern', 'notificationSettings', userId] as const,
};
