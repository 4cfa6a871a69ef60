import { latePage } from '@lectern/common/latePage.tsx';
import type { Params } from '@lectern/common/matchPath.ts';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { GuardRules } from './layout/Guard.tsx';
import { matchRoute, type Route, useLocation } from './router/Router.tsx';
import type { guardedPaths, OpenPath } from './sitePaths.ts';

/** What the layout needs to know about a page. */
export interface PageHandle extends GuardRules {
  /** Loads the page's code. */
  load?: (params: Params) => Promise<unknown>;
  /** Whether the page's code is there. */
  isHere?: () => boolean;
  /** Whether another query is another page, such as another lecture, which starts at the top. */
  isPagePerQuery?: boolean;
  /** Shown without the navbar and the footer: the page is for one thing only. */
  isAlone?: boolean;
  /** What one has, learns or teaches here, or has earned: with a compact footer. */
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
function page(load: () => Promise<Record<string, ComponentType>>, handle: PageHandle = {}): Page {
  // The module of a page exports nothing else: its name here would cost every first load.
  const later = latePage(async () => ({ default: Object.values(await load())[0] as ComponentType }));
  /** Each visit is another attempt. */
  const Visited = () => <later.Component attempt={useLocation().key} />;
  return { Component: Visited, handle: { ...handle, load: later.load, isHere: later.isHere } };
}

const coursesPage = page(() => import('./pages/CoursesPage.tsx'));
const coursePage = page(() => import('./pages/CoursePage.tsx'));
const loadArticlePage = () => import('./pages/ArticlePage.tsx');
const articlePage = page(async () => ({ ArticlePage: (await loadArticlePage()).ArticlePage }));
const certificatePage = page(() => import('./pages/CertificatePage.tsx'), { isOwn: true });
const orderPage = page(() => import('./pages/OrderPage.tsx'));
const helpPage = page(() => import('./pages/HelpPage.tsx'));
const learningPage = page(() => import('./pages/LearningPage.tsx'), {
  capability: 'learning',
  refusalTitle: 'notice.accessDenied.title',
  isPagePerQuery: true,
});
const courseFormPage = page(() => import('./pages/CourseFormPage.tsx'), {
  capability: 'courseForm',
  refusalTitle: 'notice.accessDenied.title',
});
const accountsPage = (handle: PageHandle) => page(() => import('./pages/AccountsPage.tsx'), handle);
const discountsPage = (handle: PageHandle) => page(() => import('./pages/DiscountsPage.tsx'), handle);
const authoring: PageHandle = { capability: 'contentManager', refusalTitle: 'notice.accessDenied.title' };
const teaching: PageHandle = { capability: 'instructorDashboard' };
const administration: PageHandle = { capability: 'adminDashboard' };
const operationsPage = page(() => import('./pages/OperationsPage.tsx'), administration);

/** The specification names some pages by two paths; both render the page, without a redirect. */
const open: Record<OpenPath, Page> = {
  '/': page(() => import('./pages/HomePage.tsx')),
  '/course': coursesPage,
  '/courses': coursesPage,
  '/search': page(() => import('./pages/SearchPage.tsx')),
  '/course/:id': coursePage,
  '/courses/:id': coursePage,
  '/instructors/:id': page(() => import('./pages/InstructorPage.tsx')),
  '/certificates': certificatePage,
  '/certificates/:id': certificatePage,
  '/about': page(() => import('./pages/AboutPage.tsx')),
  '/contact': page(() => import('./pages/ContactPage.tsx')),
  '/help': helpPage,
  '/careers': page(() => import('./pages/CareersPage.tsx')),
  '/blog': page(() => import('./pages/BlogPage.tsx')),
  '/blog/:id': {
    ...articlePage,
    handle: {
      load: async (params) => {
        await articlePage.handle?.load?.(params);
        await (await loadArticlePage()).loadText(params.id);
      },
    },
  },
  '/privacy': page(() => import('./pages/PrivacyPage.tsx')),
  '/terms': page(() => import('./pages/TermsPage.tsx')),
  '/partners': page(() => import('./pages/PartnersPage.tsx')),
  '/login': page(() => import('./pages/SignInPage.tsx')),
  '/signup': page(() => import('./pages/SignUpPage.tsx')),
  '/forgot-password': page(() => import('./pages/ForgotPasswordPage.tsx')),
  '/reset-password': page(() => import('./pages/ResetPasswordPage.tsx')),
  '/confirm-email': page(() => import('./pages/ConfirmEmailPage.tsx')),
  '/unsubscribe': page(() => import('./pages/UnsubscribePage.tsx')),
  '/auth/success': page(() => import('./pages/AuthSuccessPage.tsx')),
  '/authorize': page(() => import('./pages/AuthorizePage.tsx'), { isAlone: true }),
};

const guarded: Record<(typeof guardedPaths)[number], Page> = {
  '/dashboard': page(() => import('./pages/DashboardPage.tsx')),
  '/course/:id/learning': learningPage,
  '/course-learning/:id': learningPage,
  '/course-learning': learningPage,
  '/help-support': helpPage,
  '/wishlist': page(() => import('./pages/WishlistPage.tsx')),
  '/profile': page(() => import('./pages/ProfilePage.tsx')),
  '/cart': page(() => import('./pages/CartPage.tsx')),
  '/orders': page(() => import('./pages/OrdersPage.tsx')),
  '/orders/:id': orderPage,
  '/orders/:id/credit-notes/:number': orderPage,
  '/orders/:id/refund': page(() => import('./pages/RefundPage.tsx')),
  '/checkout': page(() => import('./pages/CheckoutPage.tsx'), {
    capability: 'checkout',
    refusalTitle: 'notice.signInRequired.title',
  }),
  '/instructor': page(() => import('./pages/InstructorDashboardPage.tsx'), teaching),
  '/instructor/course/new': courseFormPage,
  '/instructor/course/edit/:id': courseFormPage,
  '/instructor/course/:id/content': page(() => import('./pages/CourseContentPage.tsx'), authoring),
  '/instructor/course/:id/preview': page(() => import('./pages/CoursePreviewPage.tsx'), {
    ...authoring,
    isPagePerQuery: true,
  }),
  '/instructor/course/:id/learners': page(() => import('./pages/LearnersPage.tsx'), authoring),
  '/instructor/grading': page(() => import('./pages/GradingListPage.tsx'), authoring),
  '/instructor/grading/:lectureId': page(() => import('./pages/GradingPage.tsx'), authoring),
  '/instructor/earnings': accountsPage(teaching),
  '/partner/earnings': accountsPage({}),
  '/instructor/discounts': discountsPage(teaching),
  '/admin/dashboard': page(() => import('./pages/AdminDashboardPage.tsx'), administration),
  '/admin/categories': page(() => import('./pages/CategoriesPage.tsx'), administration),
  '/admin/partners': page(() => import('./pages/PartnerAdminPage.tsx'), administration),
  '/admin/payouts': accountsPage(administration),
  '/admin/documents': accountsPage(administration),
  '/admin/outbox': operationsPage,
  '/admin/status': operationsPage,
  '/admin/audit': operationsPage,
  '/admin/support': page(() => import('./pages/SupportDeskPage.tsx'), administration),
  '/admin/discounts': discountsPage(administration),
};

const pageRoutes = (pages: Record<string, Page>) =>
  Object.entries(pages).map(([path, { Component, handle = {} }]) => ({ path, handle, element: <Component /> }));

const guard = latePage(async () => ({ default: (await import('./layout/Guard.tsx')).Guard }));

/** Loads the guard beside the page. */
function Guarded({ handle, children }: { handle: PageHandle; children: ReactNode }) {
  const { key } = useLocation();
  // The page says so where its code can't be loaded.
  useState(() => void handle.load?.({}).catch(() => {}));
  return (
    <guard.Component attempt={key} rules={handle}>
      {children}
    </guard.Component>
  );
}

/** Puts each page behind the guard. */
const guardedRoutes = (pages: Record<string, Page>) =>
  pageRoutes(pages).map(({ path, handle, element }) => ({
    path,
    handle: { ...handle, isOwn: true, load: (params: Params) => Promise.all([guard.load(), handle.load?.(params)]) },
    element: <Guarded handle={handle}>{element}</Guarded>,
  }));

/** Every page; the first one that matches is shown. */
export const routes: readonly (Route & { handle: PageHandle })[] = [
  ...pageRoutes(open),
  // A server renders none of them.
  ...(import.meta.env.SSR ? [] : guardedRoutes(guarded)),
  ...pageRoutes({ '*': page(() => import('./pages/NotFoundPage.tsx')) }),
];

/** The handle of a path's route. */
export const handleOf = (path: string): PageHandle | undefined => matchRoute(routes, path)?.route.handle;

/** Loads the code of the page at a path. */
export async function loadPage(path: string): Promise<void> {
  const match = matchRoute(routes, path);
  await match?.route.handle.load?.(match.params);
}
