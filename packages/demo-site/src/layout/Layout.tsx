import { ErrorBoundary } from '@lectern/common/ErrorBoundary.tsx';
import { useLectern } from '@lectern/react';
import { Suspense } from 'react';
import { frame } from '../content/site.ts';
import { matchRoute, Routes, useLocation } from '../router/Router.tsx';
import { routes } from '../routes.tsx';
import { SiteFooter } from './Footer.tsx';
import { Interactive } from './Interactive.tsx';
import { SiteNavbar } from './Navbar.tsx';
import { useNavigationGuard } from './navigationGuard.ts';
import { OfflineBanner, OfflineHelp } from './OfflineBanner.tsx';
import { PageError } from './PageError.tsx';
import { useRouteFocusAndScroll } from './useRouteFocusAndScroll.ts';

/** Navbar, page and footer. An error in a page replaces that page only. */
export function Layout({ onShown }: { onShown: (() => void) | undefined }) {
  // Spelled as in the table of routes: `/Courses/` is `/courses`.
  const { path, handle } = matchRoute(routes, useLocation().pathname)?.route ?? {};
  return (
    <>
      <a href="#main" className="site-skip">
        {frame.skip}
      </a>
      {!handle?.isAlone && <SiteNavbar path={path} />}
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="site-main">
        <Page onShown={onShown} />
        <OfflineHelp />
      </main>
      {!handle?.isAlone && <SiteFooter isCompact={!!handle?.isOwn} />}
    </>
  );
}

/** The page of the current URL. */
function Page({ onShown }: { onShown: (() => void) | undefined }) {
  const { marketplace } = useLectern('Layout');
  const { key } = useLocation();
  useRouteFocusAndScroll();
  useNavigationGuard();
  return (
    <ErrorBoundary resetKey={key} fallback={(error) => <PageError error={error} marketplace={marketplace} />}>
      <Suspense fallback={<div className="site-loading" aria-hidden="true" />}>
        <Routes routes={routes} />
        <Interactive onShown={onShown} />
      </Suspense>
    </ErrorBoundary>
  );
}
