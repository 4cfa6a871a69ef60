import { secondFactorWords } from '@lectern/sdk/words';
import { useLayoutEffect } from 'react';
import { useSecondFactor } from '../../hooks/account/useSecondFactor.ts';
import { useLectern } from '../../provider/context.ts';
import { NoAccess } from '../../ui/NoAccess.tsx';

/** In place of what an admin may not do yet: why, and the link to the security settings. Nothing where they may. */
export function SecondFactorGate({ onChange }: { onChange: (isClosed: boolean) => void }) {
  const { t, Link, paths } = useLectern('RequireCapability', secondFactorWords);
  const { secondFactor } = useSecondFactor();
  const isClosed = secondFactor?.isMissing === true;
  // Before anything is painted: what is behind it must not flash.
  useLayoutEffect(() => onChange(isClosed), [isClosed, onChange]);
  if (!isClosed) return null;
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
