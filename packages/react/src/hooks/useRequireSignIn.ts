import type { MessageKey } from '@lectern/sdk';
import { useCallback } from 'react';
import { useLectern } from '../provider/context.ts';
import { currentPath } from '../provider/paths.ts';

/**
 * A step that only a signed-in person may take: `requireSignIn('notice.…')` says whether it may go on; if not, it shows
 * "Login Required", which offers to sign in and come back here, to the control whose `data-place` is `place`; with
 * `redirect` the sign-in page opens at once.
 */
export function useRequireSignIn() {
  const { marketplace, navigate, paths, t } = useLectern('useRequireSignIn');
  return useCallback(
    (why: MessageKey, { redirect = false, place }: { redirect?: boolean; place?: string } = {}): boolean => {
      if (marketplace.session.getState().isAuthenticated) return true;
      const signIn = () => navigate(paths.signIn(place ? `${currentPath()}#${place}` : currentPath()));
      const notice = { type: 'info', title: t('notice.signInRequired.title'), message: t(why) } as const;
      if (redirect) {
        marketplace.notices.show(notice);
        signIn();
      } else {
        marketplace.notices.show({
          ...notice,
          onConfirm: signIn,
          confirmLabel: t('session.signIn'),
          cancelLabel: t('notice.notNow'),
        });
      }
      return false;
    },
    [marketplace, navigate, paths, t],
  );
}
