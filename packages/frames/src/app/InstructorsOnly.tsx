import { EmptyNote, useLectern, useSession } from '@lectern/react';
import { type Capability, permission } from '@lectern/sdk/rules';
import { accessWords, frameWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { SignedInOnly } from './SignedInOnly.tsx';

/** Shows its children to users with the capability, and the reason to everyone else. */
export function InstructorsOnly({ capability, children }: { capability: Capability; children: ReactNode }) {
  const { t } = useLectern('InstructorsOnly', accessWords, frameWords);
  const { user } = useSession();
  const access = permission(user?.role, capability);
  // A sign-in by redirect passes through the host's page, so it has a learner's rights and no email (decision 43).
  const isLimited = user?.email === '';
  return (
    <SignedInOnly reason={t('frame.signIn.author')}>
      {access.isAllowed || !user ? (
        <div className="frame-padded">{children}</div>
      ) : isLimited ? (
        <EmptyNote message={t('frame.limited')} role="alert">
          <a className="lectern-button" data-variant="primary" href="/instructor" target="_blank" rel="noopener">
            {t('frame.openMarketplace')}
          </a>
        </EmptyNote>
      ) : (
        <EmptyNote message={t(access.message ?? 'notice.accessDenied.text')} role="alert" />
      )}
    </SignedInOnly>
  );
}
