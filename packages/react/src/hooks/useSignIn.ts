import type { SignInDraft, SignUpDraft, User } from '@lectern/sdk';

import { useEffect, useRef, useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { useFormFailure } from './useFormFailure.ts';

/** §7: the authentication calls have no time limit of their own; after this long the form offers Cancel. */
const SLOW_AFTER = 10_000;

interface AuthenticationState {
  isPending: boolean;
  /** True once the answer takes unusually long. */
  isSlow: boolean;
  failure: unknown;
}

const idle: AuthenticationState = { isPending: false, isSlow: false, failure: undefined };

/** Runs one sign-in or sign-up: busy, slow, cancelled, failed. The session shows the notices of §4. */
function useAuthentication(call: (signal: AbortSignal) => Promise<User>, fallback: string) {
  const [{ failure, ...state }, setState] = useState(idle);
  const said = useFormFailure(failure, fallback);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<User | undefined> {
    const controller = new AbortController();
    running.current = controller;
    setState({ ...idle, isPending: true });
    const timer = setTimeout(() => setState((before) => ({ ...before, isSlow: true })), SLOW_AFTER);
    try {
      const user = await call(controller.signal);
      setState(idle);
      return user;
    } catch (error) {
      setState(controller.signal.aborted ? idle : { ...idle, failure: error });
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
  return { ...state, ...said, run, cancel: () => running.current?.abort() };
}

/** Signing in with e-mail and password (§2). Resolves with the user, or undefined when it failed. */
export function useSignIn() {
  const { marketplace, t } = useLectern('useSignIn');
  const draft = useRef<SignInDraft>({ email: '', password: '' });
  const { run, ...state } = useAuthentication(
    (signal) => marketplace.session.signIn(draft.current, { signal }),
    t('error.invalidInput'),
  );
  return {
    ...state,
    signIn(values: SignInDraft) {
      draft.current = values;
      return run();
    },
  };
}

/** Signing up (§2), likewise. */
export function useSignUp() {
  const { marketplace, t } = useLectern('useSignUp');
  const draft = useRef<SignUpDraft>({ firstName: '', lastName: '', email: '', password: '' });
  const { run, ...state } = useAuthentication(
    (signal) => marketplace.session.signUp(draft.current, { signal }),
    t('auth.tryAgain'),
  );
  return {
    ...state,
    signUp(values: SignUpDraft) {
      draft.current = values;
      return run();
    },
  };
}
