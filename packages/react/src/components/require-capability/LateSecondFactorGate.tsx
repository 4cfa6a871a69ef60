import type { Capability } from '@lectern/sdk/rules';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { late } from '../../ui/late.ts';

const gate = late(async () => (await import('./SecondFactorGate.tsx')).SecondFactorGate);

/** Leads admins to their security settings where the marketplace requires a second factor. Others don't load it. */
export function LateSecondFactorGate({ of, children }: { of: Capability | undefined; children: ReactNode }) {
  const { user } = useSession();
  const isWanted = user?.role === 'admin' && (of === 'adminDashboard' || of === 'instructorDashboard');
  const { Part: Gate } = gate.usePart({ isWanted });
  const [isClosed, setClosed] = useState(false);
  // Beside the children and not around them: they would begin anew when the gate's code comes.
  return (
    <>
      {isWanted && Gate && <Gate onChange={setClosed} />}
      {!(isWanted && isClosed) && children}
    </>
  );
}
