import { useLectern, useRequireSignIn, useSession } from '@lectern/react';
import type { MessageKey } from '@lectern/sdk';
import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';

/** Pages for signed-in people (§2): visitors sign in first and come back. */
export function Guard() {
  const { t, paths } = useLectern('Guard');
  const { isLoading, isAuthenticated } = useSession();
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(false);
  if (isAuthenticated) wasSignedIn.current = true;

  if (isAuthenticated) return <Outlet />;
  if (isLoading) {
    return (
      <p role="status" className="site-status">
        {t('auth.loading')}
      </p>
    );
  }
  return (
    <>
      {!wasSignedIn.current && <SignInNotice />}
      <Navigate to={paths.signIn(pathname + search)} replace />
    </>
  );
}

/** Says why, where the page has its own words for it. */
function SignInNotice() {
  const handle = useMatches().at(-1)?.handle as { signInNotice?: MessageKey } | undefined;
  const requireSignIn = useRequireSignIn();
  const why = handle?.signInNotice;
  useEffect(() => {
    if (why) requireSignIn(why);
  }, [why, requireSignIn]);
  return null;
}
