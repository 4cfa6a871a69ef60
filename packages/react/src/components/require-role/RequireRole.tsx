import type { Role } from '@lectern/sdk';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { currentPath } from '../../provider/paths.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

export interface RequireRoleProps {
  /** Who may see the children; every signed-in person without it. */
  roles?: readonly Role[] | undefined;
  /** Where a signed-in person of another role goes; home without it. */
  fallback?: string | undefined;
  /**
   * Told before somebody is sent away, to say why: a visitor, or a person of another role. It is not told when a session
   * ends on the page: the session has said so itself.
   */
  onRefuse?: ((needs: 'session' | 'role') => void) | undefined;
  children: ReactNode;
}

/** The route guard of §2: visitors sign in first and come back, other roles go elsewhere. */
export function RequireRole({ roles, fallback, onRefuse, children }: RequireRoleProps): ReactElement | null {
  const { t, navigate, paths } = useLectern('RequireRole');
  const { isLoading, isAuthenticated, user } = useSession();
  /** The page that the person was let onto. */
  const page = useRef<string>(undefined);
  const role = isAuthenticated ? user?.role : undefined;
  const isAllowed = role !== undefined && (roles === undefined || roles.includes(role));
  const needs = isAllowed ? undefined : role ? 'role' : isLoading ? undefined : 'session';

  useEffect(() => {
    if (isAllowed) page.current = window.location.pathname;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal sends away once, however often the host draws.
  useEffect(() => {
    if (!needs) return;
    if (needs === 'role' || !page.current) onRefuse?.(needs);
    const go = () =>
      navigate(needs === 'role' ? (fallback ?? paths.home) : paths.signIn(currentPath()), { replace: true });
    // Who signs out and goes elsewhere is on the way already, and this page is about to be gone.
    if (!page.current || page.current === window.location.pathname) return go();
    const timer = setTimeout(go, 1_000);
    return () => clearTimeout(timer);
  }, [needs]);

  if (isAllowed) return <>{children}</>;
  return isLoading ? (
    <div className="lectern-require-role">
      <p role="status">{t('auth.loading')}</p>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  ) : null;
}
