import { navbarWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useMemo } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useCurrentPath } from '../../hooks/site/useCurrentPath.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { late } from '../../ui/late.ts';
import { CartLink, WishlistLink } from './CountLink.tsx';
import { type NavbarLink, NavbarProvider } from './context.ts';
import type { PersonalActionsProps } from './PersonalActions.tsx';
import * as parts from './parts.ts';

export interface NavbarProps extends RootProps<'header'> {
  /** The logo, usually a link to the home page. */
  logo?: ReactNode;
  /** A search field, between the links and the buttons; in a narrow bar behind a button. */
  search?: ReactNode;
  /** A theme switch, in the bar; in a narrow bar in the menu. */
  themeToggle?: ReactNode;
  /** The menu of a signed-in user: true for `<AccountMenu />`, which then isn't loaded for visitors, or your own. */
  accountMenu?: ReactNode;
  /** The links. Courses, About and Contact by default. */
  links?: readonly NavbarLink[];
  /** The path of the page without its query, from your router. Read from the address bar by default. */
  currentPath?: string;
  /**
   * The parts, in your arrangement; `logo`, `search` and `accountMenu` are then up to you.
   * @default the usual parts
   */
  children?: ReactNode;
}

const Root = definePart('Navbar', 'header', 'lectern-navbar');

const personal = late(async () => (await import('./PersonalActions.tsx')).PersonalActions);

/** Until its code is there, as much room is kept free. Where it can't be loaded, a button tries again, and each page. */
function LateActions({ hasUsualMenu, page }: PersonalActionsProps & { page: string }) {
  const { Part: PersonalActions, hasFailed, retry } = personal.usePart({ attempt: page });
  const { marketplace, t } = useLectern('Navbar');
  if (PersonalActions) return <PersonalActions hasUsualMenu={hasUsualMenu} />;
  if (hasFailed) {
    const label = `${t('error.network')} ${t('error.retry')}`;
    return (
      <button type="button" className="lectern-icon-button" aria-label={label} title={label} onClick={retry}>
        <Icon shape={icons.error} />
      </button>
    );
  }
  return (
    <>
      {!marketplace.isPartnerPage && <span className="lectern-navbar-slot" />}
      {hasUsualMenu && <span className="lectern-navbar-slot" />}
    </>
  );
}

/** Keeps room for what a signed-in person sees, until the session is known. */
const Slots = ({ className, hasMenu }: { className: string; hasMenu: boolean }) => (
  <>
    <span className={cx('lectern-navbar-slot lectern-navbar-roomy', className)} />
    <span className={cx('lectern-navbar-slot', className)} />
    <span className={cx('lectern-navbar-slot', className)} />
    {hasMenu && <span className={cx('lectern-navbar-slot', className)} />}
  </>
);

const NavbarRoot = forwardRef<HTMLElement, NavbarProps>(function Navbar(
  { logo, search, themeToggle, accountMenu, links: given, currentPath: path, children, ...props },
  ref,
) {
  const { t, paths } = useLectern('Navbar', navbarWords);
  const { isAuthenticated, isLoading, token } = useSession();
  const currentPath = useCurrentPath(path);
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
      <NavbarProvider value={{ links, currentPath, themeToggle, hasAccountMenu: accountMenu !== undefined }}>
        {children ?? (
          <parts.NavbarRow>
            {logo}
            <parts.NavbarLinks className="lectern-navbar-wide" />
            {search && <parts.NavbarSearch>{search}</parts.NavbarSearch>}
            <parts.NavbarActions>
              {themeToggle && <div className="lectern-navbar-wide">{themeToggle}</div>}
              {isLoading && !isAuthenticated && (
                <Slots className={token === undefined ? 'lectern-members-only' : ''} hasMenu={Boolean(accountMenu)} />
              )}
              {isAuthenticated && (
                <>
                  <WishlistLink className="lectern-navbar-roomy" />
                  <CartLink />
                  <LateActions hasUsualMenu={accountMenu === true} page={currentPath} />
                  {accountMenu}
                </>
              )}
              <parts.NavbarSignInLink />
              <parts.NavbarSignUpLink />
              <parts.NavbarMenu />
            </parts.NavbarActions>
          </parts.NavbarRow>
        )}
      </NavbarProvider>
    </Root>
  );
});

/** The bar at the top of every page (§2): links, search, cart, wishlist, notifications and account. */
export const Navbar = Object.assign(NavbarRoot, {
  Row: parts.NavbarRow,
  Links: parts.NavbarLinks,
  Search: parts.NavbarSearch,
  Actions: parts.NavbarActions,
  SignInLink: parts.NavbarSignInLink,
  SignUpLink: parts.NavbarSignUpLink,
  Menu: parts.NavbarMenu,
});
