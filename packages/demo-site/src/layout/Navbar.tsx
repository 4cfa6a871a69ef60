import { AccountMenu, CourseSearchBox, Navbar, useLectern } from '@lectern/react';
import { useLocation } from '../router/Router.tsx';
import { Logo } from './Logo.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** Pages with a search box in their content. */
const pagesWithSearch = new Set(['/', '/course', '/courses', '/search']);

/** The navbar with the site's logo, theme toggle and account menu. */
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
      search={!pagesWithSearch.has(pathname) && <CourseSearchBox />}
      themeToggle={<ThemeToggle />}
      accountMenu={<AccountMenu />}
    />
  );
}
