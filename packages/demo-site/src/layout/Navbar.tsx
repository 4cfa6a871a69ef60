import {
  AccountMenu,
  Button,
  CourseSearchBox,
  Icon,
  useCartCount,
  useLectern,
  useSession,
  useWishlistCount,
} from '@lectern/react';
import { badgeCount } from '@lectern/sdk';
import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Logo } from './Logo.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** Pages whose content begins with a search. */
const hasOwnSearch = new Set(['/', '/course', '/courses', '/search']);

/** The bar at the top: where one can go, and what is in hand. */
export function Navbar() {
  const { t, Link, paths } = useLectern('Navbar');
  const { isAuthenticated, isLoading } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step in the history closes the menu.
  useEffect(() => setOpen(false), [key]);

  return (
    <header className="site-navbar">
      <div className="site-navbar-row">
        <Link href={paths.home} className="site-logo" aria-label="Lectern">
          <Logo />
          <span>Lectern</span>
        </Link>
        <nav aria-label="Main" className="site-navbar-links" data-open={isOpen || undefined} id="site-menu">
          <NavLink to={paths.courses} end>
            Courses
          </NavLink>
          <MobileLinks />
        </nav>
        {!hasOwnSearch.has(pathname) && <CourseSearchBox className="site-navbar-search" />}
        <div className="site-navbar-actions">
          <span className="site-navbar-wide">
            <ThemeToggle />
          </span>
          {isAuthenticated && <Counts />}
          <AccountMenu />
          {!isAuthenticated && !isLoading && (
            <>
              <Link href={paths.signIn()} className="lectern-button site-navbar-wide" data-variant="quiet">
                {t('session.signIn')}
              </Link>
              <Link href={paths.signUp()} className="lectern-button site-navbar-wide" data-variant="secondary">
                {t('session.signUp')}
              </Link>
            </>
          )}
          <Button
            variant="quiet"
            className="site-navbar-toggle"
            aria-expanded={isOpen}
            aria-controls="site-menu"
            aria-label="Menu"
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
          </Button>
        </div>
      </div>
    </header>
  );
}

/** What has no room in the bar of a phone. */
function MobileLinks() {
  const { t, paths } = useLectern('Navbar');
  const { isAuthenticated } = useSession();
  return (
    <span className="site-navbar-narrow">
      {isAuthenticated ? (
        <>
          <NavLink to={paths.dashboard}>Dashboard</NavLink>
          <NavLink to={paths.wishlist}>{t('wishlist.title')}</NavLink>
          <NavLink to={paths.cart}>{t('cart.title')}</NavLink>
        </>
      ) : (
        <>
          <NavLink to={paths.signIn()}>{t('session.signIn')}</NavLink>
          <NavLink to={paths.signUp()}>{t('session.signUp')}</NavLink>
        </>
      )}
      <span className="site-navbar-theme">
        Dark theme
        <ThemeToggle />
      </span>
    </span>
  );
}

function Counts() {
  const { t, Link, paths } = useLectern('Navbar');
  const wishlist = useWishlistCount();
  const cart = useCartCount();
  return (
    <>
      <Link
        href={paths.wishlist}
        className="lectern-icon-button site-count"
        aria-label={t.plural('wishlist.button', wishlist)}
      >
        <Icon name="heart" />
        {wishlist > 0 && <span aria-hidden="true">{badgeCount(wishlist)}</span>}
      </Link>
      <Link href={paths.cart} className="lectern-icon-button site-count" aria-label={t.plural('cart.button', cart)}>
        <Icon name="cart" />
        {cart > 0 && <span aria-hidden="true">{badgeCount(cart)}</span>}
      </Link>
    </>
  );
}
