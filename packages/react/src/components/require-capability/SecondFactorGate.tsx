import { secondFactorWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { useSecondFactor } from '../../hooks/account/useSecondFactor.ts';
import { useLectern } from '../../provider/context.ts';
import { NoAccess } from '../../ui/NoAccess.tsx';

/** In place of what an admin may not do yet: why, and the link to the security settings. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { t, Link, paths } = useLectern('RequireCapability', secondFactorWords);
  const { secondFactor } = useSecondFactor();
  if (!secondFactor?.isMissing) return children;
  return (
    <NoAccess
      className="lectern-require-capability-refused"
      heading={t('secondFactor.needed.title')}
      message={t('secondFactor.missing')}
    >
      <Link href={`${paths.profile}?tab=security`} className="lectern-button" data-variant="primary">
        {t('secondFactor.needed.open')}
      </Link>
    </NoAccess>
  );
}
