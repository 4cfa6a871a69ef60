import { navbarWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useSignInLinks } from '../../hooks/site/useCurrentPath.ts';
import { type LinkProps, useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { createPart } from '../../ui/createRoot.tsx';
import { useNavbar } from './context.ts';

/** The line that holds the other parts. */
export const NavbarRow = createPart('div', 'lectern-navbar-row');

/** The buttons at the end of the bar. */
export const NavbarActions = createPart('div', 'lectern-navbar-actions');

/** The class of a link for visitors, in markup that a server rendered too; undefined for a user. */
function usePresence(): string | undefined {
  const { token, isAuthenticated, isLoading } = useSession();
  if (isAuthenticated) return undefined;
  // A token that turns out to be unreadable leaves a visitor.
  if (!isLoading) return '';
  return token === undefined ? 'lectern-visitors-only' : undefined;
}

export type NavbarSessionLinkProps = Partial<Omit<LinkProps, 'ref'>>;

/** Leads to the sign-in page and back. In a narrow bar the menu has it. Renders nothing for signed-in users. */
export const NavbarSignInLink = forwardRef<HTMLAnchorElement, NavbarSessionLinkProps>(function NavbarSignInLink(
  { className, ...props },
  ref,
) {
  useNavbar('NavbarSignInLink');
  const { t, Link } = useLectern('NavbarSignInLink');
  const { signIn } = useSignInLinks();
  const presence = usePresence();
  if (presence === undefined) return null;
  return (
    <Link
      ref={ref}
      href={signIn}
      data-variant="quiet"
      {...props}
      className={cx('lectern-button lectern-navbar-wide', presence, className)}
    >
      {props.children ?? t('session.signIn')}
    </Link>
  );
});

/** Leads to the sign-up page and back. In a narrow bar the menu has it. Renders nothing for signed-in users. */
export const NavbarSignUpLink = forwardRef<HTMLAnchorElement, NavbarSessionLinkProps>(function NavbarSignUpLink(
  { className, ...props },
  ref,
) {
  useNavbar('NavbarSignUpLink');
  const { t, Link } = useLectern('NavbarSignUpLink', navbarWords);
  const { signUp } = useSignInLinks();
  const presence = usePresence();
  if (presence === undefined) return null;
  return (
    <Link
      ref={ref}
      href={signUp}
      data-variant="secondary"
      {...props}
      className={cx('lectern-button lectern-navbar-roomy', presence, className)}
    >
      {props.children ?? t('session.signUp')}
    </Link>
  );
});
