/** Where pages live. The defaults are the marketplace's own routes (§2). */
export interface Paths {
  home: string;
  courses: string;
  category(category: string): string;
  search(q: string): string;
  course(id: string): string;
  /** Where one goes who may not study a course. */
  courseOverview(id: string): string;
  learning(id: string): string;
  /** `from` is where the person wanted to be; they return there. */
  signIn(from?: string): string;
  signUp(from?: string): string;
  forgotPassword: string;
  dashboard: string;
  instructor: string;
  newCourse: string;
  editCourse(id: string): string;
  courseContent(id: string): string;
  /** One's own course as a learner will see it. */
  coursePreview(id: string): string;
  /** The learners of one's own course and its quiz results. */
  courseLearners(id: string): string;
  /** Where the work for an assignment is graded. */
  grading(lectureId: string): string;
  /** All work that waits for a grade. */
  gradingList: string;
  admin: string;
  categories: string;
  cart: string;
  wishlist: string;
  profile: string;
  help: string;
  checkout(courseId?: string): string;
  instructorProfile(id: string): string;
  orders: string;
  order(id: string): string;
  about: string;
  contact: string;
}

const from = (path: string, origin: string | undefined) =>
  origin ? `${path}?next=${encodeURIComponent(origin)}` : path;

const defaults: Paths = {
  home: '/',
  courses: '/course',
  category: (category) => `/courses?category=${encodeURIComponent(category)}`,
  search: (q) => `/search?q=${encodeURIComponent(q)}`,
  course: (id) => `/course/${id}`,
  courseOverview: (id) => `/courses/${id}`,
  learning: (id) => `/course/${id}/learning`,
  signIn: (origin) => from('/login', origin),
  signUp: (origin) => from('/signup', origin),
  forgotPassword: '/forgot-password',
  dashboard: '/dashboard',
  instructor: '/instructor',
  newCourse: '/instructor/course/new',
  editCourse: (id) => `/instructor/course/edit/${id}`,
  courseContent: (id) => `/instructor/course/${id}/content`,
  coursePreview: (id) => `/instructor/course/${id}/preview`,
  courseLearners: (id) => `/instructor/course/${id}/learners`,
  grading: (lectureId) => `/instructor/grading/${lectureId}`,
  gradingList: '/instructor/grading',
  admin: '/admin/dashboard',
  categories: '/admin/categories',
  cart: '/cart',
  wishlist: '/wishlist',
  profile: '/profile',
  help: '/help-support',
  checkout: (courseId) => (courseId ? `/checkout?course=${courseId}` : '/checkout'),
  instructorProfile: (id) => `/instructors/${id}`,
  orders: '/orders',
  order: (id) => `/orders/${id}`,
  about: '/about',
  contact: '/contact',
};

export const createPaths = (own: Partial<Paths> = {}): Paths => ({ ...defaults, ...own });

/** The page one is on, to come back to after signing in. */
export const currentPath = (): string => window.location.pathname + window.location.search;
