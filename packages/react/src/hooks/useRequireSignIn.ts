import type { AccessWordKey, SessionStore } from '@lectern/sdk';
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

/**
 * Runs the action for a signed-in user, and asks a visitor to sign in. While the session is still loading, it waits.
 * `reason` is the text of the notice.
 */
export type RequireSignIn = (reason: AccessWordKey, action: () => void, options?: RequireSignInOptions) => void;

/**
 * Guards an action that needs a signed-in user: `requireSignIn('notice.signInRequired.cart', addToCart)`. A visitor sees
 * "Login Required", which leads to the sign-in page and back to this page.
 */
export function useRequireSignIn(): RequireSignIn {
  const { marketplace, navigate, paths, t } = useLectern('useRequireSignIn', accessWords);
  return useCallback(
    async (reason, action, { redirect = false, place, notify = true, onSignInRequired } = {}) => {
      const { session } = marketplace;
      if (session.getState().isLoading) await isKnown(session);
      if (session.getState().isAuthenticated) return action();
      if (onSignInRequired) onSignInRequired();
      if (onSignInRequired || !notify) return;
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
    },
    [marketplace, navigate, paths, t],
  );
}

/** Resolves when the session is no longer loading. */
const isKnown = (session: SessionStore) =>
  new Promise<void>((resolve) => {
    const stop = session.subscribe(({ isLoading }) => {
      if (isLoading) return;
      stop();
      resolve();
    });
  });
