import type { User } from '@lectern/sdk';
import { limits } from '@lectern/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import type { ActionOptions } from '../forms/useAction.ts';
import { useSession } from './useSession.ts';
import { useSignInAgain } from './useSignInAgain.ts';

/** Options of {@link useAuthSuccess}. */
export interface UseAuthSuccessOptions extends ActionOptions<User> {
  /** Called with the signed-in user, in place of opening the dashboard after 2 s. */
  onSuccess?: ((user: User) => void) | undefined;
}

/** The state of the landing page. */
export type AuthSuccessState =
  | { status: 'processing' }
  /** This tab did not start the sign-in, so the visitor decides. `current` is the signed-in user, if any. */
  | { status: 'confirming'; user: User; current: User | undefined }
  | { status: 'success'; user: User }
  | { status: 'error' };

/** What {@link useAuthSuccess} returns. */
export type UseAuthSuccessResult = AuthSuccessState & {
  /** Signs in with the token, after asking. */
  confirm: () => void;
  /** Discards the token and leaves the session as it was. */
  decline: () => void;
};

/**
 * The landing page of an external sign-in (§2, /auth/success): removes the token from the address bar at once, then signs
 * in with it. Opens the dashboard after 2 s, unless something pressed before leads elsewhere, or the sign-in page after
 * 3 s if it failed; with `notify: false` it doesn't.
 */
export function useAuthSuccess(options: UseAuthSuccessOptions = {}): UseAuthSuccessResult {
  const { onSuccess, onError, notify = true } = options;
  const { marketplace, navigate, paths } = useLectern('useAuthSuccess');
  const { session } = marketplace;
  const signInAgain = useSignInAgain();
  // Undefined until the URL was read, which needs a browser; null if it has no token.
  const [token, setToken] = useState<string | null>();
  const [state, setState] = useState<AuthSuccessState>({ status: 'processing' });
  const { isLoading, user: current } = useSession();
  const hasStarted = useRef(false);
  /** What was pressed before signing in opens the next page. */
  const leadsOn = useRef(false);

  useEffect(() => {
    const found = takeToken();
    // A second run, as in StrictMode, finds no token in the URL any more.
    setToken((known) => known ?? found);
  }, []);
  useEffect(() => {
    if (token === null) setState({ status: 'error' });
  }, [token]);

  const fail = (error: unknown) => {
    setState({ status: 'error' });
    if (error instanceof Error) onError?.(error);
  };
  const ask = async (given: string) => {
    try {
      // The token's content is unverified: ask with the name that the server knows.
      setState({ status: 'confirming', user: await session.identify(given), current });
    } catch (error) {
      fail(error);
    }
  };
  const accept = async (given: string) => {
    setState({ status: 'processing' });
    try {
      const user = await session.acceptToken(given, { notify });
      leadsOn.current = marketplace.intent.getState().isDue;
      setState({ status: 'success', user });
      onSuccess?.(user);
    } catch (error) {
      fail(error);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the session has loaded.
  useEffect(() => {
    if (!token || isLoading || hasStarted.current) return;
    hasStarted.current = true;
    void (session.readExternalToken(token).needsConfirmation ? ask(token) : accept(token));
  }, [token, isLoading]);

  const { status } = state;
  const isHandled = onSuccess !== undefined;
  useEffect(() => {
    if (!notify || leadsOn.current || (status !== 'error' && (status !== 'success' || isHandled))) return;
    const [to, delay] =
      status === 'success' ? [paths.dashboard, limits.externalSignInDone] : [signInAgain, limits.externalSignInFailed];
    const timer = setTimeout(() => navigate(to, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [status, isHandled, notify, navigate, paths, signInAgain]);

  return {
    ...state,
    confirm: () => void (token && accept(token)),
    decline: () => navigate(current ? paths.dashboard : signInAgain, { replace: true }),
  };
}

/** Reads the token and removes it from the URL: neither the history nor a copied URL may contain it. */
function takeToken(): string | null {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('token');
  if (token === null) return null;
  url.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  // An empty token counts as none.
  return token || null;
}
