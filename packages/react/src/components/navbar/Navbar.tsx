import { forwardRef, type ReactNode, useMemo } from 'react';
import { useCurrentPath, useSignInLinks } from '../../hooks/useCurrentPath.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { NotificationBell } from '../notification-bell/index.ts';
import { CartLink, WishlistLink } from './CountLink.tsx';
import { type NavbarLink, NavbarLinks } from './NavbarLinks.tsx';
import { NavbarMenu } from './NavbarMenu.tsx';
import { NavbarSearch } from './NavbarSearch.tsx';

export interface NavbarProps extends Omit<RootProps<'header'>, 'children'> {
  /** The logo, usually a link to the home page. */
  logo?: ReactNode;
  /** A search field, between the links and the buttons; in a narrow bar behind a button. */
  search?: ReactNode;
  /** A theme switch, in the bar; in a narrow bar in the menu. */
  themeToggle?: ReactNode;
  /** The account menu of a signed-in user, such as `<AccountMenu />`. */
  accountMenu?: ReactNode;
  /** The links. Courses, About and Contact by default. */
  links?: readonly NavbarLink[];
  /** The path of the page without its query, from your router. Read from the address bar by default. */
  currentPath?: string;
}

const Root = createPart('header', 'lectern-navbar');

/** The bar at the top of every page (§2): links, search, cart, wishlist, notifications and account. */
export const Navbar = forwardRef<HTMLElement, NavbarProps>(function Navbar(
  { logo, search, themeToggle, accountMenu, links: given, currentPath: path, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('Navbar');
  const { isAuthenticated, isLoading } = useSession();
  const currentPath = useCurrentPath(path);
  const { signIn, signUp } = useSignInLinks();
  const links = useMemo(
    () =>
      given ?? [
        // The listing has two addresses (§2).
        { href: paths.courses, label: t('navbar.courses'), alsoAt: paths.category('').split('?') },
        { href: paths.about, label: t('navbar.about') },
        { href: paths.contact, label: t('navbar.contact') },
      ],
    [given, paths, t],
  );
  return (
    <Root ref={ref} {...props}>
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
    </Root>
  );
});
