import type { AccessWordKey } from '@lectern/sdk';
import { accessWords } from '@lectern/sdk/words';
import { useCallback } from 'react';
import { useLectern } from '../provider/context.ts';
import { currentPath } from '../provider/paths.ts';
import type { PersonalActionOptions } from './useAction.ts';

/** How a visitor is asked to sign in. */
export interface RequireSignInOptions extends Pick<PersonalActionOptions, 'notify' | 'onSignInRequired'> {
  /** Opens the sign-in page at once. @default false */
  redirect?: boolean | undefined;
  /** The `data-place` of the control to focus after signing in. */
  place?: string | undefined;
}

/** Returns whether someone is signed in; if not, asks a visitor to sign in. `reason` is the text of the notice. */
export type RequireSignIn = (reason: AccessWordKey, options?: RequireSignInOptions) => boolean;

/**
 * Guards an action that needs a signed-in user: `if (!requireSignIn('notice.signInRequired.cart')) return;`. A visitor
 * sees "Login Required", which leads to the sign-in page and back to this page.
 */
export function useRequireSignIn(): RequireSignIn {
  const { marketplace, navigate, paths, t } = useLectern('useRequireSignIn', accessWords);
  return useCallback(
    (reason, { redirect = false, place, notify = true, onSignInRequired } = {}) => {
      if (marketplace.session.getState().isAuthenticated) return true;
      if (onSignInRequired) onSignInRequired();
      if (onSignInRequired || !notify) return false;
      const signIn = () => navigate(paths.signIn(place ? `${currentPath()}#${place}` : currentPath()));
      const notice = { type: 'info', title: t('notice.signInRequired.title'), message: t(reason) } as const;
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
