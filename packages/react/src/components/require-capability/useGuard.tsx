import type { AccessWordKey } from '@lectern/sdk';
import { type Capability, permission } from '@lectern/sdk/rules';
import { accessWords } from '@lectern/sdk/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useSignInLinks } from '../../hooks/site/useCurrentPath.ts';
import { useLectern } from '../../provider/context.ts';
import { currentPath } from '../../provider/paths.ts';
import { NoAccess } from '../../ui/NoAccess.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** How long a page of a signed-out person may take to close before it is redirected. */
const SIGN_OUT_DELAY_MS = 1_000;

export interface GuardOptions {
  /** What the children need, such as `'courseForm'`. @default being signed in */
  of?: Capability | undefined;
  /** Where signed-in people without the capability go. @default `paths.home` */
  fallback?: string | undefined;
  /**
   * Called before a redirect: `session` for a visitor, `role` for a signed-in person without the capability; `message` is
   * the key of the capability's text for them in `accessWords`, if it has one. Not called when a session ends on the page, since the
   * session has already shown a notice.
   *
   * @default shows the capability's "Access Denied" notice, if it has one for other roles
   */
  onRefuse?: ((needs: 'session' | 'role', message: AccessWordKey | undefined) => void) | undefined;
}

/** What a widget shows in its root to people without the capability, and while the session loads. */
export interface Guard {
  state: 'loading' | 'empty' | 'error';
  content: ReactNode;
}

/**
 * Sends visitors to sign in and other roles away (§2, §6). Returns what stands there until the host has left the page;
 * undefined for people with the capability.
 */
export function useGuard({ of = 'dashboard', fallback, onRefuse }: GuardOptions = {}): Guard | undefined {
  const { marketplace, t, navigate, paths, Link } = useLectern('RequireCapability', accessWords);
  const { signIn } = useSignInLinks();
  const { isLoading, isAuthenticated, user } = useSession();
  /** The page that was last shown. */
  const page = useRef<string>(undefined);
  const access = permission(isAuthenticated ? user?.role : undefined, of);
  const needs = access.isAllowed || (isLoading && access.needs === 'session') ? undefined : access.needs;

  const message = access.isAllowed ? undefined : access.message;
  const showNotice = () => {
    if (needs !== 'role' || !message) return;
    marketplace.notices.show({ type: 'error', title: t('notice.accessDenied.title'), message: t(message) });
  };

  useEffect(() => {
    if (access.isAllowed) page.current = window.location.pathname;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one redirect for each refusal, however often the host renders.
  useEffect(() => {
    if (!needs) return;
    if (needs === 'role' || !page.current) (onRefuse ?? showNotice)(needs, message);
    const redirect = () =>
      navigate(needs === 'role' ? (fallback ?? paths.home) : paths.signIn(currentPath()), { replace: true });
    // After signing out elsewhere, the host may already be navigating away from this page.
    if (!page.current || page.current === window.location.pathname) return redirect();
    const timer = setTimeout(redirect, SIGN_OUT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [needs]);

  if (access.isAllowed) return undefined;
  if (isLoading) {
    const content = (
      <div className="lectern-require-capability-loading">
        <p role="status">{t('auth.loading')}</p>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
    return { state: 'loading', content };
  }
  // The host is leaving a page that was shown: nothing takes its place for that moment.
  if (page.current) return { state: 'empty', content: null };
  const needsRole = needs === 'role';
  const content = (
    <NoAccess
      className="lectern-require-capability-refused"
      heading={t(needsRole ? 'notice.accessDenied.title' : 'notice.signInRequired.title')}
      message={t(message ?? (needsRole ? 'access.notAllowed' : 'access.signIn'))}
    >
      <Link href={needsRole ? (fallback ?? paths.home) : signIn} className="lectern-button" data-variant="primary">
        {t(needsRole ? 'access.continue' : 'session.signIn')}
      </Link>
    </NoAccess>
  );
  return { state: 'error', content };
}
