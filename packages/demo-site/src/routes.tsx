import { latePage } from '@lectern/common/latePage.tsx';
import type { Params } from '@lectern/common/matchPath.ts';
import type { ComponentType } from 'react';
import { Guard, type GuardRules } from './layout/Guard.tsx';
import { matchRoute, type Route, useLocation } from './router/Router.tsx';
import type { guardedPaths, OpenPath } from './sitePaths.ts';

/** What the layout needs to know about a page. */
export interface PageHandle extends GuardRules {
  /** Loads the page's code. */
  load?: (params: Params) => Promise<unknown>;
  /** Whether another query is another page, such as another lecture, which starts at the top. */
  isPagePerQuery?: boolean;
  /** Shown without the navbar and the footer: the page is for one thing only. */
  isAlone?: boolean;
  /** What one has, learns or teaches here: with a compact footer. */
  isOwn?: boolean;
}

interface Page {
  Component: ComponentType;
  handle?: PageHandle;
}

/**
 * A page whose code is loaded when it is first opened. Without side effects, so that the renderer is built without the
 * pages that it never renders.
 */
/* @__NO_SIDE_EFFECTS__ */
function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  handle: PageHandle = {},
): Page {
  const later = latePage(async () => ({ default: (await load())[name] }));
  /** Each visit is another attempt. */
  const Visited = () => <later.Component attempt={useLocation().key} />;
  return { Component: Visited, handle: { ...handle, load: later.load } };
}

const coursesPage = page(() => import('./pages/CoursesPage.tsx'), 'CoursesPage');
const coursePage = page(() => import('./pages/CoursePage.tsx'), 'CoursePage');
const loadArticlePage = () => import('./pages/ArticlePage.tsx');
const articlePage = page(loadArticlePage, 'ArticlePage');
const helpPage = page(() => import('./pages/HelpPage.tsx'), 'HelpPage');
const learningPage = page(() => import('./pages/LearningPage.tsx'), 'LearningPage', {
  capability: 'learning',
  refusalTitle: 'notice.accessDenied.title',
  isPagePerQuery: true,
});
const courseFormPage = page(() => import('./pages/CourseFormPage.tsx'), 'CourseFormPage', {
  capability: 'courseForm',
  refusalTitle: 'notice.accessDenied.title',
});
const authoring: PageHandle = { capability: 'contentManager', refusalTitle: 'notice.accessDenied.title' };
const administration: PageHandle = { capability: 'adminDashboard' };

/** The specification names some pages by two paths; both render the page, without a redirect. */
const open: Record<OpenPath, Page> = {
  '/': page(() => import('./pages/HomePage.tsx'), 'HomePage'),
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
  '/blog/:id': {
    ...articlePage,
    handle: {
      load: async (params) => {
        await articlePage.handle?.load?.(params);
        await (await loadArticlePage()).loadText(params.id);
      },
    },
  },
  '/privacy': page(() => import('./pages/PrivacyPage.tsx'), 'PrivacyPage'),
  '/terms': page(() => import('./pages/TermsPage.tsx'), 'TermsPage'),
  '/partners': page(() => import('./pages/PartnersPage.tsx'), 'PartnersPage'),
  '/login': page(() => import('./pages/SignInPage.tsx'), 'SignInPage'),
  '/signup': page(() => import('./pages/SignUpPage.tsx'), 'SignUpPage'),
  '/forgot-password': page(() => import('./pages/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  '/auth/success': page(() => import('./pages/AuthSuccessPage.tsx'), 'AuthSuccessPage'),
  '/authorize': page(() => import('./pages/AuthorizePage.tsx'), 'AuthorizePage', { isAlone: true }),
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
  '/checkout': page(() => import('./pages/CheckoutPage.tsx'), 'CheckoutPage', {
    capability: 'checkout',
    refusalTitle: 'notice.signInRequired.title',
  }),
  '/instructor': page(() => import('./pages/InstructorDashboardPage.tsx'), 'InstructorDashboardPage', {
    capability: 'instructorDashboard',
  }),
  '/instructor/course/new': courseFormPage,
  '/instructor/course/edit/:id': courseFormPage,
  '/instructor/course/:id/content': page(() => import('./pages/CourseContentPage.tsx'), 'CourseContentPage', authoring),
  '/instructor/course/:id/preview': page(() => import('./pages/CoursePreviewPage.tsx'), 'CoursePreviewPage', {
    ...authoring,
    isPagePerQuery: true,
  }),
  '/instructor/course/:id/learners': page(() => import('./pages/LearnersPage.tsx'), 'LearnersPage', authoring),
  '/instructor/grading': page(() => import('./pages/GradingListPage.tsx'), 'GradingListPage', authoring),
  '/instructor/grading/:lectureId': page(() => import('./pages/GradingPage.tsx'), 'GradingPage', authoring),
  '/admin/dashboard': page(() => import('./pages/AdminDashboardPage.tsx'), 'AdminDashboardPage', administration),
  '/admin/categories': page(() => import('./pages/CategoriesPage.tsx'), 'CategoriesPage', administration),
  '/admin/partners': page(() => import('./pages/PartnerAdminPage.tsx'), 'PartnerAdminPage', administration),
};

const pageRoutes = (pages: Record<string, Page>) =>
  Object.entries(pages).map(([path, { Component, handle = {} }]) => ({ path, handle, element: <Component /> }));

/** Puts each page behind the guard. */
const guardedRoutes = (pages: Record<string, Page>) =>
  pageRoutes(pages).map(({ path, handle, element }) => ({
    path,
    handle: { ...handle, isOwn: true },
    element: <Guard rules={handle}>{element}</Guard>,
  }));

/** Every page; the first one that matches is shown. */
export const routes: readonly (Route & { handle: PageHandle })[] = [
  ...pageRoutes(open),
  // A server renders none of them.
  ...(import.meta.env.SSR ? [] : guardedRoutes(guarded)),
  ...pageRoutes({ '*': page(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage') }),
];

/** The handle of a path's route. */
export const handleOf = (path: string): PageHandle | undefined => matchRoute(routes, path)?.route.handle;

/** Loads the code of the page at a path. */
export async function loadPage(path: string): Promise<void> {
  const match = matchRoute(routes, path);
  await match?.route.handle.load?.(match.params);
}
