import { navbarWords } from '@lectern/sdk/words';
import { useSession } from '../../hooks/account/useSession.ts';
import { useSignInLinks } from '../../hooks/site/useCurrentPath.ts';
import { useLectern } from '../../provider/context.ts';
import { HostLink } from '../../provider/HostLink.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { useNavbarContext } from './context.ts';

/** The line that holds the other parts. */
export const NavbarRow = definePart('NavbarRow', 'div', 'lectern-navbar-row');

/** The buttons at the end of the bar. */
export const NavbarActions = definePart('NavbarActions', 'div', 'lectern-navbar-actions');

/** The class of a link for visitors, in markup that a server rendered too; undefined for a user. */
function usePresence(): string | undefined {
  const { token, isAuthenticated, isLoading } = useSession();
  if (isAuthenticated) return undefined;
  // A token that turns out to be unreadable leaves a visitor.
  if (!isLoading) return '';
  return token === undefined ? 'lectern-visitors-only' : undefined;
}

/** Leads to the sign-in page and back. Where a bar is too narrow the menu has it. Renders nothing for signed-in users. */
export const NavbarSignInLink = definePart(
  'NavbarSignInLink',
  HostLink,
  'lectern-button lectern-navbar-sign-in',
  (name) => {
    useNavbarContext(name);
    const { t } = useLectern(name);
    const { signIn } = useSignInLinks();
    const presence = usePresence();
    if (presence === undefined) return null;
    return { href: signIn, 'data-variant': 'quiet', className: presence, children: t('session.signIn') };
  },
);

/** Leads to the sign-up page and back. In a narrow bar the menu has it. Renders nothing for signed-in users. */
export const NavbarSignUpLink = definePart(
  'NavbarSignUpLink',
  HostLink,
  'lectern-button lectern-navbar-roomy',
  (name) => {
    useNavbarContext(name);
    const { t } = useLectern(name, navbarWords);
    const { signUp } = useSignInLinks();
    const presence = usePresence();
    if (presence === undefined) return null;
    return { href: signUp, 'data-variant': 'secondary', className: presence, children: t('session.signUp') };
  },
);
