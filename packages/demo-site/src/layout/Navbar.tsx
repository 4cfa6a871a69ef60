import '@lectern/react/styles/course-search.css';
import '@lectern/react/styles/navbar.css';
import { CourseSearchBox, Navbar, useLectern } from '@lectern/react';
import { siteName } from '../content/site.ts';
import { Logo } from './Logo.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

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
      search={<CourseSearchBox />}
      themeToggle={<ThemeToggle />}
      accountMenu
    />
  );
}
