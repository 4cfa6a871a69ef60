import { type HTMLAttributes, type ReactNode, useMemo } from 'react';
import { useCurrentPath, useSignInLinks } from '../../hooks/useCurrentPath.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { NotificationBell } from '../notification-bell/index.ts';
import { CartLink, WishlistLink } from './CountLink.tsx';
import { type NavbarLink, NavbarLinks } from './NavbarLinks.tsx';
import { NavbarMenu } from './NavbarMenu.tsx';
import { NavbarSearch } from './NavbarSearch.tsx';

export interface NavbarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The marketplace's mark; usually a link to its home page. */
  logo?: ReactNode;
  /** A search: between the links and the buttons, behind a button of its own where the bar is narrow. */
  search?: ReactNode;
  /** Shown in the bar, and in the menu where the bar is narrow. */
  themeToggle?: ReactNode;
  /** Behind the signed-in person's picture. */
  accountMenu?: ReactNode;
  /** Courses, About and Contact without it. */
  links?: readonly NavbarLink[];
  /** The path of the page without its query, from the host's router; read from the address without it. */
  currentPath?: string;
}

/** The bar at the top (§2): where one can go, and what is in hand. */
export function Navbar(props: NavbarProps) {
  const { logo, search, themeToggle, accountMenu, links: given, currentPath: path, className, ...native } = props;
  const { t, Link, paths } = useLectern('Navbar');
  const { isAuthenticated, isLoading } = useSession();
  const currentPath = useCurrentPath(path);
  const { signIn, signUp } = useSignInLinks();
  const links = useMemo(
    () =>
      given ?? [
        // Both names of the listing (§2) are the same page.
        { href: paths.courses, label: t('navbar.courses'), alsoAt: paths.category('').split('?') },
        { href: paths.about, label: t('navbar.about') },
        { href: paths.contact, label: t('navbar.contact') },
      ],
    [given, paths, t],
  );
  return (
    <header {...native} className={cx('lectern-navbar', className)}>
      <div className="lectern-navbar-row">
        {logo}
        <NavbarLinks links={links} currentPath={currentPath} className="lectern-navbar-wide" />
        {search && <NavbarSearch currentPath={currentPath}>{search}</NavbarSearch>}
        <div className="lectern-navbar-actions">
          {themeToggle && <div className="lectern-navbar-wide">{themeToggle}</div>}
          {isAuthenticated && (
            <>
              <WishlistLink className="lectern-navbar-roomy" />
              <CartLink />
              <NotificationBell />
              {accountMenu}
            </>
          )}
          {!isAuthenticated && !isLoading && (
            <>
              <Link href={signIn} className="lectern-button lectern-navbar-wide" data-variant="quiet">
                {t('session.signIn')}
              </Link>
              <Link href={signUp} className="lectern-button lectern-navbar-roomy" data-variant="secondary">
                {t('session.signUp')}
              </Link>
            </>
          )}
          <NavbarMenu
            links={links}
            currentPath={currentPath}
            themeToggle={themeToggle}
            hasAccountMenu={accountMenu !== undefined}
          />
        </div>
      </div>
    </header>
  );
}
