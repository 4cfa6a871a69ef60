import { type ComponentType, lazy } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { Guard, type GuardRules } from './layout/Guard.tsx';
import { HomePage } from './pages/HomePage.tsx';
import type { guardedPaths, openPaths } from './sitePaths.ts';

/** What a route carries for those around the page. */
export interface PageHandle extends GuardRules {
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
const ownContent: PageHandle = { notice: 'courseContent', roles: ['instructor'] };
const adminOnly: PageHandle = { roles: ['admin'] };

type Page = Pick<RouteObject, 'Component' | 'handle'>;

/** Both readings of a path serve the same page, without a redirect. */
const open: Record<(typeof openPaths)[number], Page> = {
  '/': { Component: HomePage },
  '/course': coursesPage,
  '/courses': coursesPage,
  '/search': page(() => import('./pages/SearchPage.tsx'), 'SearchPage'),
  '/course/:id': coursePage,
  '/courses/:id': coursePage,
  '/instructors/:id': page(() => import('./pages/InstructorPage.tsx'), 'InstructorPage'),
  '/about': page(() => import('./pages/AboutPage.tsx'), 'AboutPage'),
  '/contact': page(() => import('./pages/ContactPage.tsx'), 'ContactPage'),
  '/help': helpPage,
  '/careers': page(() => import('./pages/CareersPage.tsx'), 'CareersPage'),
  '/blog': page(() => import('./pages/BlogPage.tsx'), 'BlogPage'),
  '/blog/:id': page(() => import('./pages/ArticlePage.tsx'), 'ArticlePage'),
  '/privacy': page(() => import('./pages/PrivacyPage.tsx'), 'PrivacyPage'),
  '/terms': page(() => import('./pages/TermsPage.tsx'), 'TermsPage'),
  '/login': page(() => import('./pages/SignInPage.tsx'), 'SignInPage'),
  '/signup': page(() => import('./pages/SignUpPage.tsx'), 'SignUpPage'),
  '/forgot-password': page(() => import('./pages/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  '/auth/success': page(() => import('./pages/AuthSuccessPage.tsx'), 'AuthSuccessPage'),
};

const guarded: Record<(typeof guardedPaths)[number], Page> = {
  '/dashboard': page(() => import('./pages/DashboardPage.tsx'), 'DashboardPage'),
  '/course/:id/learning': learningPage,
  '/course-learning/:id': learningPage,
  '/course-learning': learningPage,
  '/help-support': helpPage,
  '/wishlist': page(() => import('./pages/WishlistPage.tsx'), 'WishlistPage'),
  '/profile': page(() => import('./pages/ProfilePage.tsx'), 'ProfilePage'),
  '/cart': page(() => import('./pages/CartPage.tsx'), 'CartPage'),
  '/orders': page(() => import('./pages/OrdersPage.tsx'), 'OrdersPage'),
  '/orders/:id': page(() => import('./pages/OrderPage.tsx'), 'OrderPage'),
  '/checkout': page(() => import('./pages/CheckoutPage.tsx'), 'CheckoutPage', { notice: 'checkout' }),
  '/instructor': page(() => import('./pages/InstructorDashboardPage.tsx'), 'InstructorDashboardPage', {
    roles: ['instructor', 'admin'],
  }),
  '/instructor/course/new': courseFormPage,
  '/instructor/course/edit/:id': courseFormPage,
  '/instructor/course/:id/content': page(
    () => import('./pages/CourseContentPage.tsx'),
    'CourseContentPage',
    ownContent,
  ),
  '/instructor/course/:id/preview': page(() => import('./pages/CoursePreviewPage.tsx'), 'CoursePreviewPage', {
    ...ownContent,
    isPagePerQuery: true,
  }),
  '/instructor/course/:id/learners': page(() => import('./pages/LearnersPage.tsx'), 'LearnersPage', ownContent),
  '/instructor/grading': page(() => import('./pages/GradingListPage.tsx'), 'GradingListPage', ownContent),
  '/instructor/grading/:lectureId': page(() => import('./pages/GradingPage.tsx'), 'GradingPage', ownContent),
  '/admin/dashboard': page(() => import('./pages/AdminDashboardPage.tsx'), 'AdminDashboardPage', adminOnly),
  '/admin/categories': page(() => import('./pages/CategoriesPage.tsx'), 'CategoriesPage', adminOnly),
};

const listed = (pages: Record<string, Page>): RouteObject[] =>
  Object.entries(pages).map(([path, own]) => ({ path, ...own }));

/** Each page behind the guard with what it asks for. */
const listedGuarded = (pages: Record<string, Page>): RouteObject[] =>
  Object.entries(pages).map(([path, { Component, handle }]) => ({
    path,
    handle,
    element: <Guard rules={handle ?? {}}>{Component && <Component />}</Guard>,
  }));

export const routes: RouteObject[] = [
  ...listed(open),
  ...listedGuarded(guarded),
  { path: '*', ...page(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage') },
];

/** What the route of an address carries; undefined for what is no page of ours. */
export const handleOf = (path: string): PageHandle | undefined => matchRoutes(routes, path)?.at(-1)?.route.handle;

/** Every page's code, for fetching ahead. */
export const loaders = (): (() => Promise<unknown>)[] =>
  routes.flatMap(({ handle }) => (handle?.load ? [handle.load] : []));
