import { accessWords, adminWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { NoAccess } from '../../ui/NoAccess.tsx';
import { RequireCapability } from '../require-capability/index.ts';

export interface RequireAdminProps {
  /** The message for people who aren't admins. */
  refusal: string;
  /** What admins see. */
  children: ReactNode;
}

/** Shows its children to admins. Visitors are sent to sign in; others see `refusal`. */
export function RequireAdmin({ refusal, children }: RequireAdminProps) {
  const { t, Link, paths } = useLectern('RequireAdmin', accessWords, adminWords);
  const { user } = useSession();
  return (
    <RequireCapability>
      {user?.role === 'admin' ? (
        children
      ) : (
        <NoAccess heading={t('notice.accessDenied.title')} message={refusal} role="alert">
          <Link href={paths.dashboard} className="lectern-button" data-variant="primary">
            {t('adminDashboard.toDashboard')}
          </Link>
        </NoAccess>
      )}
    </RequireCapability>
  );
}
