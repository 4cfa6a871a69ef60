import type { Intent, SessionStore, SignInReason } from '@lectern/sdk';
import { useCallback } from 'react';
import { useLectern } from '../../provider/context.ts';
import { currentPath, ownPage } from '../../provider/paths.ts';
import type { PersonalActionOptions } from '../forms/useAction.ts';

/** How a visitor is asked to sign in. */
export interface RequireSignInOptions extends Pick<PersonalActionOptions, 'notify' | 'onSignInRequired'> {
  /** Opens the sign-in page at once. @default false */
  redirect?: boolean | undefined;
  /** The `data-place` of the control to focus after signing in. */
  place?: string | undefined;
  /** What was pressed. The provider does it after signing in, and `action` isn't called then. @default nothing is done */
  intent?: Omit<Intent, 'from'> | undefined;
}

/**
 * Runs the action for a signed-in user, and asks a visitor to sign in. While the session is still loading, it waits.
 * `reason` is the text of the notice.
 */
export type RequireSignIn = (reason: SignInReason, action: () => void, options?: RequireSignInOptions) => void;

/**
 * Guards an action that needs a signed-in user: `requireSignIn('notice.signInRequired.cart', addToCart)`. A visitor sees
 * "Login Required", which leads to the sign-in page and back to this page.
 */
export function useRequireSignIn(): RequireSignIn {
  const { marketplace, navigate, paths, t } = useLectern('useRequireSignIn');
  return useCallback(
    async (reason, action, { redirect = false, place, intent, notify = true, onSignInRequired } = {}) => {
      const { session, notices } = marketplace;
      if (session.getState().isLoading) await isKnown(session);
      if (session.getState().isAuthenticated) return action();
      if (onSignInRequired) onSignInRequired();
      if (onSignInRequired || !notify) return;
      const from = place ? `${currentPath()}#${place}` : currentPath();
      const page = paths.signIn(from);
      const signIn = () => {
        if (intent) marketplace.intent.keep({ act: intent.act, course: named(intent.course), from });
        navigate(page);
      };
      const notice = { type: 'info', title: t('notice.signInRequired.title'), message: t(reason) } as const;
      if (redirect && intent && ownPage(page) !== undefined) return signIn(); // The page itself says why.
      if (redirect) {
        notices.show(notice);
        return signIn();
      }
      notices.show({
        ...notice,
        onConfirm: signIn,
        onCancel: marketplace.intent.cancel,
        confirmLabel: t('session.signIn'),
        cancelLabel: t('notice.notNow'),
      });
    },
    [marketplace, navigate, paths, t],
  );
}

/** Only what the notice says is stored. */
const named = (course: Intent['course']) => course && { _id: course._id, title: course.title };

/** Resolves when the session is no longer loading. */
const isKnown = (session: SessionStore) =>
  new Promise<void>((resolve) => {
    const stop = session.subscribe(({ isLoading }) => {
      if (isLoading) return;
      stop();
      resolve();
    });
  });
