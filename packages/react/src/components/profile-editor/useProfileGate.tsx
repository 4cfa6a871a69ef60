import type { User } from '@lectern/sdk';
import { accessWords, profileWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { currentPath } from '../../provider/paths.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { NoAccess } from '../../ui/NoAccess.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The signed-in user; until there is one, the state of the root and what it shows instead. */
export type ProfileGate = { user: User } | { user?: undefined; state: 'loading' | 'empty'; placeholder: ReactNode };

/** For components that need a signed-in user: loading, then the user or a link to sign in. */
export function useProfileGate(): ProfileGate {
  const { t, Link, paths } = useLectern('ProfileEditor', accessWords, profileWords);
  const { user, isLoading } = useSession();
  if (user) return { user };
  if (isLoading) {
    return {
      state: 'loading',
      placeholder: (
        <div className="lectern-profile-editor-loading">
          <LoadingStatus label={t('profile.loading')} />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      ),
    };
  }
  return {
    state: 'empty',
    placeholder: (
      <NoAccess heading={t('notice.signInRequired.title')} message={t('profile.signInRequired')}>
        <Link href={paths.signIn(currentPath())} className="lectern-button" data-variant="primary">
          {t('session.signIn')}
        </Link>
      </NoAccess>
    ),
  };
}
