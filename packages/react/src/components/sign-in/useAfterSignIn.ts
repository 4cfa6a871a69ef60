import type { User } from '@lectern/sdk';
import { landingOf, returnPath } from '@lectern/sdk/rules';
import { useEffect } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { ownPage } from '../../provider/paths.ts';

/**
 * Where a person goes after signing in (§2): back to `from`, else to the start page of the role. If this site has no such
 * page, the person stays.
 */
export function useAfterSignIn(from: string | null | undefined) {
  const { marketplace, navigate, paths } = useLectern('SignIn');
  const { user } = useSession();
  const { intent } = marketplace;
  useEffect(() => intent.begin(from), [intent, from]);
  const landingPages = {
    dashboard: paths.dashboard,
    instructorDashboard: paths.instructor,
    adminDashboard: paths.admin,
  };
  const targetOf = ({ role }: User) => ownPage(returnPath(from) ?? landingPages[landingOf(role)]);
  return {
    redirect(signedIn: User) {
      // What was pressed before leads on.
      if (intent.getState().isDue) return;
      const target = targetOf(signedIn);
      if (target !== undefined) navigate(target, { replace: true });
    },
    /** The signed-in user, if there is no page to go to. */
    stayingUser: user && targetOf(user) === undefined ? user : undefined,
  };
}
