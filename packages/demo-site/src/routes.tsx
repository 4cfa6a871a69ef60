import { type ComponentType, lazy } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { Guard, type GuardHandle } from './layout/Guard.tsx';
import { HomePage } from './pages/HomePage.tsx';

/** What a route carries for those around the page. */
export interface PageHandle extends GuardHandle {
  /** Fetches the page's code. */
  load?: () => Promise<unknown>;
  /** Another query is another page, such as another lecture: it begins at its top. */
  isPagePerQuery?: boolean;
}

/** Pages in a file of their own: they load when they are first opened, inside the shell. */
const page = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  handle: PageHandle = {},
): Pick<RouteObject, 'Component' | 'handle'> => ({
  Component: lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] })),
  handle: { ...handle, load } satisfies PageHandle,
});

const coursesPage = page(() => import('./pages/CoursesPage.tsx'), 'CoursesPage');
const coursePage = page(() => import('./pages/CoursePage.tsx'), 'CoursePage');
const helpPage = page(() => import('./pages/HelpPage.tsx'), 'HelpPage');
const learningPage = page(() => import('./pages/LearningPage.tsx'), 'LearningPage', {
  notice: 'learning',
  isPagePerQuery: true,
});
const courseFormPage = page(() => import('./pages/CourseFormPage.tsx'), 'CourseFormPage', {
  roles: ['instructor'],
  notice: 'courseForm',
});
const adminOnly: PageHandle = { roles: ['admin'] };

/** §2's route table. Both readings of a path serve the same page, without a redirect. */
export const routes: RouteObject[] = [
  { path: '/', Component: HomePage },
  { path: '/course', ...coursesPage },
  { path: '/courses', ...coursesPage },
  { path: '/search', ...page(() => import('./pages/SearchPage.tsx'), 'SearchPage') },
  { path: '/course/:id', ...coursePage },
  { path: '/courses/:id', ...coursePage },
  { path: '/instructors/:id', ...page(() => import('./pages/InstructorPage.tsx'), 'InstructorPage') },
  { path: '/about', ...page(() => import('./pages/AboutPage.tsx'), 'AboutPage') },
  { path: '/contact', ...page(() => import('./pages/ContactPage.tsx'), 'ContactPage') },
  { path: '/help', ...helpPage },
  { path: '/careers', ...page(() => import('./pages/CareersPage.tsx'), 'CareersPage') },
  { path: '/blog', ...page(() => import('./pages/BlogPage.tsx'), 'BlogPage') },
  { path: '/privacy', ...page(() => import('./pages/PrivacyPage.tsx'), 'PrivacyPage') },
  { path: '/terms', ...page(() => import('./pages/TermsPage.tsx'), 'TermsPage') },
  { path: '/login', ...page(() => import('./pages/SignInPage.tsx'), 'SignInPage') },
  { path: '/signup', ...page(() => import('./pages/SignUpPage.tsx'), 'SignUpPage') },
  { path: '/forgot-password', ...page(() => import('./pages/ForgotPasswordPage.tsx'), 'ForgotPasswordPage') },
  { path: '/auth/success', ...page(() => import('./pages/AuthSuccessPage.tsx'), 'AuthSuccessPage') },
  {
    Component: Guard,
    children: [
      { path: '/dashboard', ...page(() => import('./pages/DashboardPage.tsx'), 'DashboardPage') },
      { path: '/course/:id/learning', ...learningPage },
      { path: '/course-learning/:id', ...learningPage },
      { path: '/course-learning', ...learningPage },
      { path: '/help-support', ...helpPage },
      { path: '/wishlist', ...page(() => import('./pages/WishlistPage.tsx'), 'WishlistPage') },
      { path: '/profile', ...page(() => import('./pages/ProfilePage.tsx'), 'ProfilePage') },
      { path: '/cart', ...page(() => import('./pages/CartPage.tsx'), 'CartPage') },
      {
        path: '/instructor/course/:id/content',
        ...page(() => import('./pages/CourseContentPage.tsx'), 'CourseContentPage', {
          notice: 'courseContent',
          roles: ['instructor'],
        }),
      },
      {
        path: '/instructor/course/:id/preview',
        ...page(() => import('./pages/CoursePreviewPage.tsx'), 'CoursePreviewPage', {
          notice: 'courseContent',
          roles: ['instructor'],
          isPagePerQuery: true,
        }),
      },
      { path: '/orders', ...page(() => import('./pages/OrdersPage.tsx'), 'OrdersPage') },
      { path: '/orders/:id', ...page(() => import('./pages/OrderPage.tsx'), 'OrderPage') },
      {
        path: '/checkout',
        ...page(() => import('./pages/CheckoutPage.tsx'), 'CheckoutPage', { notice: 'checkout' }),
      },
      {
        path: '/instructor',
        ...page(() => import('./pages/InstructorDashboardPage.tsx'), 'InstructorDashboardPage', {
          roles: ['instructor', 'admin'],
        }),
      },
      { path: '/instructor/course/new', ...courseFormPage },
      { path: '/instructor/course/edit/:id', ...courseFormPage },
      {
        path: '/instructor/grading/:lectureId',
        ...page(() => import('./pages/GradingPage.tsx'), 'GradingPage', {
          roles: ['instructor'],
          notice: 'courseContent',
        }),
      },
      {
        path: '/admin/dashboard',
        ...page(() => import('./pages/AdminDashboardPage.tsx'), 'AdminDashboardPage', adminOnly),
      },
      {
        path: '/admin/categories',
        ...page(() => import('./pages/CategoriesPage.tsx'), 'CategoriesPage', adminOnly),
      },
    ],
  },
  { path: '*', ...page(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage') },
];

/** What the route of an address carries; undefined for what is no page of ours. */
export const handleOf = (path: string): PageHandle | undefined => matchRoutes(routes, path)?.at(-1)?.route.handle;

/** Every page's code, for fetching ahead. */
export const loaders = (list: readonly RouteObject[] = routes): (() => Promise<unknown>)[] =>
  list.flatMap(({ handle, children }) => [...(handle?.load ? [handle.load] : []), ...loaders(children ?? [])]);
