import { useLectern, useSession } from '@lectern/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The avatar and what is behind it. A disclosure of links: Escape and a click outside close it. */
export function AccountMenu() {
  const { marketplace, navigate, t, Link, paths } = useLectern('AccountMenu');
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step in the history closes the menu.
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    const close = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, []);
  if (!user) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Escape from the links inside.
    <div ref={root} className="site-account" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="lectern-icon-button"
        aria-expanded={isOpen}
        aria-controls="site-account-menu"
        aria-label={`Account of ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        {user.profilePicture ? (
          <img src={user.profilePicture} alt="" width={36} height={36} className="site-avatar" />
        ) : (
          <span className="site-avatar" aria-hidden="true">
            {user.firstName.slice(0, 1).toUpperCase()}
          </span>
        )}
      </button>
      <div id="site-account-menu" className="site-account-menu" hidden={!isOpen}>
        <p>
          <strong>{name}</strong>
          <span>{user.email}</span>
        </p>
        <Link href={paths.dashboard}>Dashboard</Link>
        <Link href={paths.wishlist}>Wishlist</Link>
        <Link href={paths.cart}>Shopping Cart</Link>
        <button
          type="button"
          onClick={() => {
            marketplace.session.signOut();
            navigate(paths.home);
          }}
        >
          {t('session.signOut')}
        </button>
      </div>
    </div>
  );
}
