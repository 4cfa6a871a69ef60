import { EmptyNote, useLectern, useSession } from '@lectern/react';
import { type Capability, permission } from '@lectern/sdk';
import { accessWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { SignedInOnly } from './SignedInOnly.tsx';

/** Its children for someone with the capability; a sentence for others. */
export function InstructorsOnly({ capability, children }: { capability: Capability; children: ReactNode }) {
  const { t } = useLectern('InstructorsOnly', accessWords);
  const { user } = useSession();
  const access = permission(user?.role, capability);
  return (
    <SignedInOnly reason="Sign in as an instructor to edit courses.">
      {access.isAllowed || !user ? (
        <div className="frame-padded">{children}</div>
      ) : (
        <EmptyNote message={t(access.message ?? 'notice.accessDenied.text')} role="alert" />
      )}
    </SignedInOnly>
  );
}
