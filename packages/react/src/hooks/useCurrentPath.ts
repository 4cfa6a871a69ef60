import { useSyncExternalStore } from 'react';
import { useLectern } from '../provider/context.ts';
import { currentPath } from '../provider/paths.ts';

const subscribe = (listener: () => void) => {
  const navigation = 'navigation' in window ? window.navigation : undefined;
  // Routers call pushState in React's commit, where nothing may be drawn again.
  const onStep = () => queueMicrotask(listener);
  window.addEventListener('popstate', listener);
  navigation?.addEventListener('currententrychange', onStep);
  return () => {
    window.removeEventListener('popstate', listener);
    navigation?.removeEventListener('currententrychange', onStep);
  };
};

/** The path of the page. A host with a router hands in its own: not every browser says when a router changes it. */
export function useCurrentPath(given: string | undefined): string {
  const own = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => '',
  );
  return given ?? own;
}

const withoutQuery = (to: string) => to.split(/[?#]/)[0];

/**
 * The addresses for signing in and up from this page, with the way back to it. Home and the account pages are not worth
 * coming back to: without a way back the person goes where the role belongs.
 */
export function useSignInLinks(): { signIn: string; signUp: string } {
  const { paths } = useLectern('useSignInLinks');
  const here = useSyncExternalStore(subscribe, currentPath, () => '');
  const isLeft = [paths.home, paths.signIn(), paths.signUp(), paths.forgotPassword].some(
    (page) => withoutQuery(page) === withoutQuery(here),
  );
  const from = isLeft || here === '' ? undefined : here;
  return { signIn: paths.signIn(from), signUp: paths.signUp(from) };
}
