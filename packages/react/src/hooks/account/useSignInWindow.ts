import { isMarketplaceError, isSignInError, type PopupOptions, type User } from '@lectern/sdk';
import { useEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import type { ActionOptions } from '../forms/useAction.ts';

/** What {@link useSignInWindow} returns. */
export interface UseSignInWindowResult {
  /** Opens the window; call it in a click. Resolves with the user, or undefined if signing in failed. */
  open: (options?: Pick<PopupOptions, 'screen' | 'returnTo' | 'prefill'>) => Promise<User | undefined>;
  isOpen: boolean;
  /** Closes the window. */
  cancel: () => void;
  /** Why the last attempt ended, for the user. */
  message: string | undefined;
}

const idle = { isOpen: false, message: undefined as string | undefined };

/** Signing in through a window of the marketplace, on a partner's page. */
export function useSignInWindow({
  onSuccess,
  onError,
  notify = true,
}: ActionOptions<User> = {}): UseSignInWindowResult {
  const { marketplace } = useLectern('useSignInWindow');
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function open(options: Pick<PopupOptions, 'screen' | 'returnTo' | 'prefill'> = {}): Promise<User | undefined> {
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    setState({ ...idle, isOpen: true });
    try {
      const user = await marketplace.session.signInWithPopup({ ...options, notify, signal: attempt.signal });
      setState(idle);
      onSuccess?.(user);
      return user;
    } catch (error) {
      if (attempt.signal.aborted) {
        if (running.current === attempt) setState(idle);
        return undefined;
      }
      // The other failures have their notice.
      setState({ isOpen: false, message: isSignInError(error) || !notify ? textOf(error) : undefined });
      if (error instanceof Error) onError?.(error);
      return undefined;
    }
  }
  return { ...state, open, cancel: () => running.current?.abort() };
}

const textOf = (error: unknown) => (isMarketplaceError(error) ? error.message : undefined);
