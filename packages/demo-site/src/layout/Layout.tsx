import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { SiteFooter } from './Footer.tsx';
import { SiteNavbar } from './Navbar.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { useArrival } from './useArrival.ts';

/** Navbar, page, footer. */
export function Layout() {
  useArrival();
  return (
    <>
      <a href="#main" className="site-skip">
        Skip to content
      </a>
      <SiteNavbar />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="site-main">
        <Suspense fallback={<div className="site-loading" aria-hidden="true" />}>
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter />
    </>
  );
}
