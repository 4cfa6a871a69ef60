import { RequireRole, useLectern } from '@lectern/react';
import type { Role } from '@lectern/sdk';
import type { ReactNode } from 'react';

/** What the guard says on a page that has its own words: to a visitor (§8), or to a person of another role (§6). */
const notices = {
  checkout: { needs: 'session', title: 'notice.signInRequired.title', text: 'notice.signInRequired.checkout' },
  learning: { needs: 'session', title: 'notice.accessDenied.title', text: 'notice.accessDenied.text' },
  courseForm: { needs: 'role', title: 'notice.accessDenied.title', text: 'courseForm.instructorOnly' },
  courseContent: { needs: 'role', title: 'notice.accessDenied.title', text: 'contentManager.instructorOnly' },
} as const;

/** What a guarded page asks for. */
export interface GuardRules {
  notice?: keyof typeof notices;
  /** Who may open it; every signed-in person without it. Others go home. */
  roles?: readonly Role[];
}

/** Pages for signed-in people (§2): visitors sign in first and come back. */
export function Guard({ rules, children }: { rules: GuardRules; children: ReactNode }) {
  const { marketplace, t } = useLectern('Guard');
  const refuse = (needs: 'session' | 'role') => {
    const notice = rules.notice && notices[rules.notice];
    if (notice?.needs !== needs) return;
    marketplace.notices.show({ type: 'info', title: t(notice.title), message: t(notice.text) });
  };
  return (
    <RequireRole roles={rules.roles} onRefuse={refuse}>
      {children}
    </RequireRole>
  );
}
