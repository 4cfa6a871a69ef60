import type { User } from '@lectern/sdk';
import type { ReactNode } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { currentPath } from '../../provider/paths.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';

/** What needs a signed-in person, once there is one. */
export function ProfileGate({ children }: { children: (user: User) => ReactNode }) {
  const { t, Link, paths } = useLectern('ProfileGate');
  const { user, isLoading } = useSession();
  if (user) return children(user);
  if (isLoading) {
    return (
      <div className="lectern-profile-loading">
        <LoadingStatus label={t('profile.loading')} />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  return (
    <EmptyNote message={t('profile.signInRequired')} icon="user">
      <Link href={paths.signIn(currentPath())} className="lectern-button" data-variant="primary">
        {t('session.signIn')}
      </Link>
    </EmptyNote>
  );
}
