import { useLectern, useSession } from '@lectern/react';
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

/** What the guard says on a page that has its own words for being signed out (§8). */
const notices = {
  checkout: ['notice.signInRequired.title', 'notice.signInRequired.checkout'],
  learning: ['notice.accessDenied.title', 'notice.accessDenied.text'],
} as const;

/** Put on a guarded route as its handle. */
export interface GuardHandle {
  notice: keyof typeof notices;
}

function SignInNotice() {
  const { marketplace, t } = useLectern('Guard');
  const handle = useMatches().at(-1)?.handle as GuardHandle | undefined;
  const notice = handle?.notice;
  useEffect(() => {
    if (!notice) return;
    const [title, message] = notices[notice];
    marketplace.notices.show({ type: 'info', title: t(title), message: t(message) });
  }, [notice, marketplace, t]);
  return null;
}
