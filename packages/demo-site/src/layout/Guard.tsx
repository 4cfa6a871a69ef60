import { RequireRole, useLectern } from '@lectern/react';
import type { Role } from '@lectern/sdk';
import { Outlet, useMatches } from 'react-router';

/** What the guard says on a page that has its own words: to a visitor (§8), or to a person of another role (§6). */
const notices = {
  checkout: { needs: 'session', title: 'notice.signInRequired.title', text: 'notice.signInRequired.checkout' },
  learning: { needs: 'session', title: 'notice.accessDenied.title', text: 'notice.accessDenied.text' },
  courseForm: { needs: 'role', title: 'notice.accessDenied.title', text: 'courseForm.instructorOnly' },
  courseContent: { needs: 'role', title: 'notice.accessDenied.title', text: 'contentManager.instructorOnly' },
} as const;

/** Put on a guarded route as its handle. */
export interface GuardHandle {
  notice?: keyof typeof notices;
  /** Who may open it; every signed-in person without it. Others go home. */
  roles?: readonly Role[];
}

/** Pages for signed-in people (§2): visitors sign in first and come back. */
export function Guard() {
  const { marketplace, t } = useLectern('Guard');
  const handle = useMatches().at(-1)?.handle as GuardHandle | undefined;
  const refuse = (needs: 'session' | 'role') => {
    const notice = handle?.notice && notices[handle.notice];
    if (notice?.needs !== needs) return;
    marketplace.notices.show({ type: 'info', title: t(notice.title), message: t(notice.text) });
  };
  return (
    <RequireRole roles={handle?.roles} onRefuse={refuse}>
      <Outlet />
    </RequireRole>
  );
}
