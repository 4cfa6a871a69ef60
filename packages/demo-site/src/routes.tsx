import { type ComponentType, lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { App } from './App.tsx';
import { Guard } from './layout/Guard.tsx';
import { PageError } from './layout/PageError.tsx';
import { HomePage } from './pages/HomePage.tsx';

/** Pages in a file of their own: they load when they are first opened, inside the shell. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) => ({
  Component: lazy(async () => ({ default: (await load())[name] })),
});

const coursesPage = page(() => import('./pages/CoursesPage.tsx'), 'CoursesPage');
const coursePage = page(() => import('./pages/CoursePage.tsx'), 'CoursePage');
const learningPage = page(() => import('./pages/LearningPage.tsx'), 'LearningPage');

/** §2's route table. Both readings of a path serve the same page, without a redirect. */
const pages: RouteObject[] = [
  { path: '/', Component: HomePage },
  { path: '/course', ...coursesPage },
  { path: '/courses', ...coursesPage },
  { path: '/search', ...page(() => import('./pages/SearchPage.tsx'), 'SearchPage') },
  { path: '/course/:id', ...coursePage },
  { path: '/courses/:id', ...coursePage },
  { path: '/login', ...page(() => import('./pages/SignInPage.tsx'), 'SignInPage') },
  { path: '/signup', ...page(() => import('./pages/SignUpPage.tsx'), 'SignUpPage') },
  {
    Component: Guard,
    children: [
      { path: '/dashboard', ...page(() => import('./pages/DashboardPage.tsx'), 'DashboardPage') },
      { path: '/course/:id/learning', ...learningPage },
      { path: '/course-learning/:id', ...learningPage },
      { path: '/course-learning', ...learningPage },
      { path: '/wishlist', ...page(() => import('./pages/WishlistPage.tsx'), 'WishlistPage') },
      { path: '/cart', ...page(() => import('./pages/CartPage.tsx'), 'CartPage') },
      {
        path: '/checkout',
        ...page(() => import('./pages/CheckoutPage.tsx'), 'CheckoutPage'),
        handle: { signInNotice: 'notice.signInRequired.checkout' },
      },
    ],
  },
  { path: '*', ...page(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage') },
];

export const router = createBrowserRouter([
  { Component: App, ErrorBoundary: PageError, children: [{ ErrorBoundary: PageError, children: pages }] },
]);
