import { type ComponentType, lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { App } from './App.tsx';
import { Guard, type GuardHandle } from './layout/Guard.tsx';
import { PageError } from './layout/PageError.tsx';
import { HomePage } from './pages/HomePage.tsx';

/** What each page's file needs to be there; fetched when the browser has nothing else to do (see `prefetchPages`). */
const loaders: (() => Promise<unknown>)[] = [];

/** Pages in a file of their own: they load when they are first opened, inside the shell. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) => {
  loaders.push(load);
  return { Component: lazy(async () => ({ default: (await load())[name] })) };
};

const coursesPage = page(() => import('./pages/CoursesPage.tsx'), 'CoursesPage');
const coursePage = page(() => import('./pages/CoursePage.tsx'), 'CoursePage');
const helpPage = page(() => import('./pages/HelpPage.tsx'), 'HelpPage');
const learningPage = {
  ...page(() => import('./pages/LearningPage.tsx'), 'LearningPage'),
  handle: { notice: 'learning' } satisfies GuardHandle,
};

const courseFormPage = {
  ...page(() => import('./pages/CourseFormPage.tsx'), 'CourseFormPage'),
  handle: { roles: ['instructor'], notice: 'courseForm' } satisfies GuardHandle,
};
const adminOnly: GuardHandle = { roles: ['admin'] };

/** §2's route table. Both readings of a path serve the same page, without a redirect. */
const pages: RouteObject[] = [
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
        ...page(() => import('./pages/CourseContentPage.tsx'), 'CourseContentPage'),
        handle: { notice: 'courseContent', roles: ['instructor'] } satisfies GuardHandle,
      },
      { path: '/orders', ...page(() => import('./pages/OrdersPage.tsx'), 'OrdersPage') },
      { path: '/orders/:id', ...page(() => import('./pages/OrderPage.tsx'), 'OrderPage') },
      {
        path: '/checkout',
        ...page(() => import('./pages/CheckoutPage.tsx'), 'CheckoutPage'),
        handle: { notice: 'checkout' } satisfies GuardHandle,
      },
      {
        path: '/instructor',
        ...page(() => import('./pages/InstructorDashboardPage.tsx'), 'InstructorDashboardPage'),
        handle: { roles: ['instructor', 'admin'] } satisfies GuardHandle,
      },
      { path: '/instructor/course/new', ...courseFormPage },
      { path: '/instructor/course/edit/:id', ...courseFormPage },
      {
        path: '/instructor/grading/:lectureId',
        ...page(() => import('./pages/GradingPage.tsx'), 'GradingPage'),
        handle: { roles: ['instructor'], notice: 'courseContent' } satisfies GuardHandle,
      },
      {
        path: '/admin/dashboard',
        ...page(() => import('./pages/AdminDashboardPage.tsx'), 'AdminDashboardPage'),
        handle: adminOnly,
      },
      {
        path: '/admin/categories',
        ...page(() => import('./pages/CategoriesPage.tsx'), 'CategoriesPage'),
        handle: adminOnly,
      },
    ],
  },
  { path: '*', ...page(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage') },
];

export const router = createBrowserRouter([
  { Component: App, ErrorBoundary: PageError, children: [{ ErrorBoundary: PageError, children: pages }] },
]);

/** Fetches the pages ahead, so that a step on the way does not wait for code, or fail without a connection. */
export function prefetchPages() {
  // What cannot be fetched now is fetched, and its failure shown, when it is needed.
  for (const load of loaders) load().catch(() => {});
}
