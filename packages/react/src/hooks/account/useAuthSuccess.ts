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
  /** The account also asks for a code: what `useFinishSignIn` answers. */
  | { status: 'code'; challenge: string }
  | { status: 'success'; user: User }
  | { status: 'error' };

/** What {@link useAuthSuccess} returns. */
export type UseAuthSuccessResult = AuthSuccessState & {
  /** The person has signed in with a code. */
  finish: (user: User) => void;
  /** Discards the challenge, and goes to the sign-in page. */
  startAgain: () => void;
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
  // Undefined until the URL was read, which needs a browser; null if it has none.
  const [token, setToken] = useState<string | null>();
  const [state, setState] = useState<AuthSuccessState>({ status: 'processing' });
  const { isLoading, user: current } = useSession();
  const hasStarted = useRef(false);
  const hasChallenge = useRef(false);
  /** What was pressed before signing in opens the next page. */
  const leadsOn = useRef(false);

  useEffect(() => {
    const challenge = takeParameter('challenge');
    if (challenge) {
      hasChallenge.current = true;
      setState({ status: 'code', challenge });
    }
    const found = takeParameter('token');
    // A second run, as in StrictMode, finds nothing in the URL any more.
    setToken((known) => known ?? found);
  }, []);
  useEffect(() => {
    if (token === null && !hasChallenge.current) setState({ status: 'error' });
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
  const welcome = (user: User) => {
    leadsOn.current = marketplace.intent.getState().isDue;
    setState({ status: 'success', user });
    onSuccess?.(user);
  };
  const accept = async (given: string) => {
    setState({ status: 'processing' });
    try {
      welcome(await session.acceptToken(given, { notify }));
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
    finish: welcome,
    startAgain: () => navigate(signInAgain, { replace: true }),
    confirm: () => void (token && accept(token)),
    decline: () => navigate(current ? paths.dashboard : signInAgain, { replace: true }),
  };
}

/** Reads a token or a challenge and removes it from the URL: neither the history nor a copied URL may contain it. */
function takeParameter(name: 'token' | 'challenge'): string | null {
  const url = new URL(window.location.href);
  const value = url.searchParams.get(name);
  if (value === null) return null;
  url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  // An empty one counts as none.
  return value || null;
}
