import type { MessageKey } from '@lectern/sdk';
import { useCallback } from 'react';
import { useLectern } from '../provider/context.ts';
import { currentPath } from '../provider/paths.ts';

/**
 * A step that only a signed-in person may take: `requireSignIn('notice.…')` says whether it may go on; if not, it shows
 * "Login Required" and, with `goes`, opens the sign-in page, from where one returns.
 */
export function useRequireSignIn() {
  const { marketplace, navigate, paths, t } = useLectern('useRequireSignIn');
  return useCallback(
    (why: MessageKey, { goes = false }: { goes?: boolean } = {}): boolean => {
      if (marketplace.session.getState().isAuthenticated) return true;
      marketplace.notices.show({ type: 'info', title: t('notice.signInRequired.title'), message: t(why) });
      if (goes) navigate(paths.signIn(currentPath()));
      return false;
    },
    [marketplace, navigate, paths, t],
  );
}
