import '@lectern/react/styles/course-search.css';
import '@lectern/react/styles/navbar.css';
import { CourseSearchBox, Navbar, useLectern } from '@lectern/react';
import { siteName } from '../content/site.ts';
import { Logo } from './Logo.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** Pages with a search box in their content. */
const pagesWithSearch = new Set(['/', '/course', '/courses', '/search']);

/** The navbar with the site's logo, theme toggle and account menu, on the page of a route's path. */
export function SiteNavbar({ path = '' }: { path: string | undefined }) {
  const { Link, paths } = useLectern('SiteNavbar');
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
