import { AccountMenu, CourseSearchBox, Navbar, useLectern } from '@lectern/react';
import { useLocation } from 'react-router';
import { Logo } from './Logo.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** Pages whose content begins with a search. */
const hasOwnSearch = new Set(['/', '/course', '/courses', '/search']);

/** The library's bar with the site's mark, theme and menu. */
export function SiteNavbar() {
  const { Link, paths } = useLectern('SiteNavbar');
  const { pathname } = useLocation();
  return (
    <Navbar
      className="site-navbar"
      currentPath={pathname}
      logo={
        <Link href={paths.home} className="site-logo" aria-label="Lectern">
          <Logo />
          <span>Lectern</span>
        </Link>
      }
      search={!hasOwnSearch.has(pathname) && <CourseSearchBox />}
      themeToggle={<ThemeToggle />}
      accountMenu={<AccountMenu />}
    />
  );
}
