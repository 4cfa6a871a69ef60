import type { ReactNode } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { RequireRole } from '../require-role/index.ts';

export interface RequireAdminProps {
  /** What others are told. */
  refusal: string;
  children: ReactNode;
}

/** What admins alone see: visitors sign in first, others are told why there is nothing for them here. */
export function RequireAdmin({ refusal, children }: RequireAdminProps) {
  const { t, Link, paths } = useLectern('RequireAdmin');
  const { user } = useSession();
  return (
    <RequireRole>
      {user?.role === 'admin' ? (
        children
      ) : (
        <EmptyNote message={refusal} icon="lock" role="alert">
          <Link href={paths.dashboard} className="lectern-button" data-variant="primary">
            {t('adminDashboard.toDashboard')}
          </Link>
        </EmptyNote>
      )}
    </RequireRole>
  );
}
