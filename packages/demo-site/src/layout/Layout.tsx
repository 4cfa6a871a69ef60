import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { routes } from '../routes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SiteFooter } from './Footer.tsx';
import { SiteNavbar } from './Navbar.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageError } from './PageError.tsx';
import { useRouteFocusAndScroll } from './useRouteFocusAndScroll.ts';

/** Navbar, page and footer. An error in a page replaces that page only. */
export function Layout() {
  useRouteFocusAndScroll();
  const page = useRoutes(routes);
  const { key } = useLocation();
  return (
    <>
      <a href="#main" className="site-skip">
        Skip to content
      </a>
      <SiteNavbar />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="site-main">
        <ErrorBoundary resetKey={key} fallback={(error) => <PageError error={error} />}>
          <Suspense fallback={<div className="site-loading" aria-hidden="true" />}>{page}</Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </>
  );
}
