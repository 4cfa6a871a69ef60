import { Outlet, useNavigation } from 'react-router';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

/** Navbar, page, footer. */
export function Layout() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <a href="#main" className="site-skip">
        Skip to content
      </a>
      <Navbar />
      <OfflineBanner />
      {isLoading && <div className="site-loading" aria-hidden="true" />}
      <main id="main" tabIndex={-1} className="site-main">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
