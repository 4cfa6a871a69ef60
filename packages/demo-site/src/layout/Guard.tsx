import { RequireRole, useLectern } from '@lectern/react';
import { Outlet, useMatches } from 'react-router';

/** What the guard says on a page that has its own words for being signed out (§8). */
const notices = {
  checkout: ['notice.signInRequired.title', 'notice.signInRequired.checkout'],
  learning: ['notice.accessDenied.title', 'notice.accessDenied.text'],
} as const;

/** Put on a guarded route as its handle. */
export interface GuardHandle {
  notice: keyof typeof notices;
}

/** Pages for signed-in people (§2): visitors sign in first and come back. */
export function Guard() {
  const { marketplace, t } = useLectern('Guard');
  const handle = useMatches().at(-1)?.handle as GuardHandle | undefined;
  const refuse = () => {
    if (!handle) return;
    const [title, message] = notices[handle.notice];
    marketplace.notices.show({ type: 'info', title: t(title), message: t(message) });
  };
  return (
    <RequireRole onRefuse={refuse}>
      <Outlet />
    </RequireRole>
  );
}
