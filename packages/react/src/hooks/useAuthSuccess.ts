import { limits, type User } from '@lectern/sdk';
import { useEffect, useRef, useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { useSession } from './useSession.ts';

export interface UseAuthSuccessOptions {
  /** Signed in. Without it, the person goes to the dashboard after 2 s. */
  onSignIn?: ((user: User) => void) | undefined;
}

/** What the landing page is at. */
export type AuthSuccessState =
  | { status: 'processing' }
  /** This tab did not begin the sign-in: the visitor decides. `current` is who is signed in, if anyone is. */
  | { status: 'confirming'; user: User; current: User | undefined }
  | { status: 'success'; user: User }
  | { status: 'error' };

/**
 * The landing after an external sign-in (§2, /auth/success): takes the token out of the address bar at once, then lets
 * the session take it over. It goes on by itself, to the dashboard after 2 s or to login after 3 s.
 */
export function useAuthSuccess({ onSignIn }: UseAuthSuccessOptions = {}) {
  const { marketplace, navigate, paths } = useLectern('useAuthSuccess');
  const { session } = marketplace;
  // Undefined until the address was read, which a server cannot; null where there is none in it.
  const [token, setToken] = useState<string | null>();
  const [state, setState] = useState<AuthSuccessState>({ status: 'processing' });
  const { isLoading, user: current } = useSession();
  const hasBegun = useRef(false);

  useEffect(() => {
    const found = takeToken();
    // A second run, as in StrictMode, finds an address without it.
    setToken((known) => known ?? found);
  }, []);
  useEffect(() => {
    if (token === null) setState({ status: 'error' });
  }, [token]);

  const ask = async (given: string) => {
    try {
      // The token's own words are not to be trusted: the question names the person whom the server knows.
      setState({ status: 'confirming', user: await session.identify(given), current });
    } catch {
      setState({ status: 'error' });
    }
  };
  const accept = async (given: string) => {
    setState({ status: 'processing' });
    try {
      const user = await session.acceptToken(given);
      setState({ status: 'success', user });
      onSignIn?.(user);
    } catch {
      setState({ status: 'error' }); // The page says so; there is nothing else that one could do about it.
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known who is here.
  useEffect(() => {
    if (!token || isLoading || hasBegun.current) return;
    hasBegun.current = true;
    void (session.readExternalToken(token).needsConfirmation ? ask(token) : accept(token));
  }, [token, isLoading]);

  const { status } = state;
  const hasOwnStep = onSignIn !== undefined;
  useEffect(() => {
    if (status !== 'error' && (status !== 'success' || hasOwnStep)) return;
    const [to, after] =
      status === 'success'
        ? [paths.dashboard, limits.externalSignInDone]
        : [paths.signIn(), limits.externalSignInFailed];
    const timer = setTimeout(() => navigate(to, { replace: true }), after);
    return () => clearTimeout(timer);
  }, [status, hasOwnStep, navigate, paths]);

  return {
    ...state,
    /** Takes the token over, after being asked. */
    confirm: () => void (token && accept(token)),
    /** Leaves everything as it was. */
    decline: () => navigate(current ? paths.dashboard : paths.signIn(), { replace: true }),
  };
}

/** Neither the history nor a copied address may carry it. */
function takeToken(): string | null {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('token');
  if (token === null) return null;
  address.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', address.pathname + address.search + address.hash);
  // An empty one is none, and nothing would come of waiting for it.
  return token || null;
}
