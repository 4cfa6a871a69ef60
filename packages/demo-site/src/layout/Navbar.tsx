import '@lectern/react/styles/course-search.css';
import '@lectern/react/styles/navbar.css';
import { CourseSearchBox, Navbar, useLectern } from '@lectern/react';
import { siteName } from '../content/site.ts';
import { matchRoute, useLocation } from '../router/Router.tsx';
import { routes } from '../routes.tsx';
import { Logo } from './Logo.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** Pages with a search box in their content. */
const pagesWithSearch = new Set(['/', '/course', '/courses', '/search']);

/** The navbar with the site's logo, theme toggle and account menu. */
export function SiteNavbar() {
  const { Link, paths } = useLectern('SiteNavbar');
  const { pathname } = useLocation();
  // Spelled as in the table of routes: `/Courses/` is `/courses`.
  const path = matchRoute(routes, pathname)?.route.path ?? pathname;
  return (
    <Navbar
      className="site-navbar"
      currentPath={path}
      logo={
        <Link href={paths.home} className="site-logo" aria-label={siteName}>
          <Logo />
          <span>{siteName}</span>
        </Link>
      }
      search={!pagesWithSearch.has(path) && <CourseSearchBox />}
      themeToggle={<ThemeToggle />}
      accountMenu
    />
  );
}
