/**
 * Every path of the site (§2's route table). The routes are built from these; the build writes them to `routes.json`, so
 * that the server answers unknown paths with 404.
 */
export const openPaths = [
  '/',
  '/course',
  '/courses',
  '/search',
  '/course/:id',
  '/courses/:id',
  '/instructors/:id',
  '/about',
  '/contact',
  '/help',
  '/careers',
  '/blog',
  '/blog/:id',
  '/privacy',
  '/terms',
  '/login',
  '/signup',
  '/forgot-password',
  '/auth/success',
] as const;

export const guardedPaths = [
  '/dashboard',
  '/course/:id/learning',
  '/course-learning/:id',
  '/course-learning',
  '/help-support',
  '/wishlist',
  '/profile',
  '/cart',
  '/orders',
  '/orders/:id',
  '/checkout',
  '/instructor',
  '/instructor/course/new',
  '/instructor/course/edit/:id',
  '/instructor/course/:id/content',
  '/instructor/course/:id/preview',
  '/instructor/course/:id/learners',
  '/instructor/grading',
  '/instructor/grading/:lectureId',
  '/admin/dashboard',
  '/admin/categories',
] as const;
