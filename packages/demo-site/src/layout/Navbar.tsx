import '@lectern/react/styles/course-search.css';
import '@lectern/react/styles/navbar.css';
import { CourseSearchBox, Icon, icons, Navbar, useLectern } from '@lectern/react';
import { navbarWords } from '@lectern/sdk/words';
import { siteName } from '../content/site.ts';
import { Logo } from './Logo.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** Pages with a search box in their content. */
const pagesWithSearch = new Set(['/', '/course', '/courses', '/search']);

/** The navbar with the site's logo, theme toggle and account menu, on the page of a route's path. */
export function SiteNavbar({ path = '' }: { path: string | undefined }) {
  const { Link, paths, t } = useLectern('SiteNavbar', navbarWords);
  // In a narrow bar the same buttons stand in the same places everywhere: here one leads to the page's own field.
  const hasSearch = pagesWithSearch.has(path);
  return (
    <Navbar
      className="site-navbar"
      currentPath={path}
      logo={
        <>
          <Link href={paths.home} className="site-logo" aria-label={siteName}>
            <Logo />
            <span>{siteName}</span>
          </Link>
          {hasSearch && (
            <button
              type="button"
              className="lectern-icon-button lectern-navbar-search-toggle"
              aria-label={t('navbar.search')}
              onClick={() => document.querySelector<HTMLElement>('.site-main input[name="q"]')?.focus()}
            >
              <Icon shape={icons.search} />
            </button>
          )}
        </>
      }
      search={!hasSearch && <CourseSearchBox />}
      themeToggle={<ThemeToggle />}
      accountMenu
    />
  );
}
