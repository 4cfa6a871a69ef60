import { accessWords, adminWords } from '@lectern/sdk/words';
import { useSession } from '../../hooks/account/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { NoAccess } from '../../ui/NoAccess.tsx';
import { type Guard, useGuard } from '../require-capability/index.ts';

/** Undefined for admins. Visitors are sent to sign in; others see `refusal`. */
export function useAdminGuard(refusal: string): Guard | undefined {
  const { t, Link, paths } = useLectern('useAdminGuard', accessWords, adminWords);
  const { user } = useSession();
  const guard = useGuard();
  if (guard || user?.role === 'admin') return guard;
  const content = (
    <NoAccess heading={t('notice.accessDenied.title')} message={refusal} role="alert">
      <Link href={paths.dashboard} className="lectern-button" data-variant="primary">
        {t('adminDashboard.toDashboard')}
      </Link>
    </NoAccess>
  );
  return { state: 'error', content };
}
