import '@lectern/react/styles/require-capability.css';
import { RequireCapability, useLectern } from '@lectern/react';
import type { AccessWordKey } from '@lectern/sdk';
import type { Capability } from '@lectern/sdk/rules';
import { accessWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';

/** What a guarded page requires. */
export interface GuardRules {
  /** What the person must be able to do; others go to the home page. Without it, being signed in is enough. */
  capability?: Capability;
  /** The title of what tells a visitor why they sign in; its text is the capability's. Without it nothing does. */
  refusalTitle?: 'notice.signInRequired.title' | 'notice.accessDenied.title';
}

/** Guards a page for signed-in people (§2): visitors sign in first, where the form says why, and come back. */
export function Guard({ rules, children }: { rules: GuardRules; children: ReactNode }) {
  const { marketplace, t } = useLectern('Guard', accessWords);
  const explain = (needs: 'session' | 'role', message: AccessWordKey | undefined) => {
    const { capability } = rules;
    if (needs === 'role') {
      const notice = { title: t('notice.accessDenied.title'), message: t(message ?? 'access.notAllowed') };
      return marketplace.notices.show({ type: 'info', ...notice });
    }
    if (!rules.refusalTitle || !message) return;
    if (capability === 'checkout' || capability === 'learning') {
      return marketplace.intent.keep({ act: capability, from: window.location.pathname + window.location.search });
    }
    marketplace.notices.show({ type: 'info', title: t(rules.refusalTitle), message: t(message) });
  };
  return (
    <RequireCapability of={rules.capability} onRefuse={explain}>
      {children}
    </RequireCapability>
  );
}
