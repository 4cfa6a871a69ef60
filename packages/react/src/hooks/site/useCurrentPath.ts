import { useSyncExternalStore } from 'react';
import { useLectern } from '../../provider/context.ts';
import { currentPath } from '../../provider/paths.ts';

const subscribe = (listener: () => void) => {
  const navigation = 'navigation' in window ? window.navigation : undefined;
  // Routers call pushState during React's commit, when no update may be scheduled.
  const onStep = () => queueMicrotask(listener);
  window.addEventListener('popstate', listener);
  navigation?.addEventListener('currententrychange', onStep);
  return () => {
    window.removeEventListener('popstate', listener);
    navigation?.removeEventListener('currententrychange', onStep);
  };
};

/** The path of the page. Hosts with a router pass theirs: not every browser reports the changes of a router. */
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
 * The URLs to sign in and up, which return to this page. Home and the account pages aren't returned to: the user then gets
 * the start page of their role.
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
