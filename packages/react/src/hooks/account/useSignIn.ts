import { isApiError, type SignInDraft, type SignInFinish, type SignUpDraft, type User } from '@lectern/sdk';
import { useEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useIsNoticeShown } from '../../provider/useOwnsNotices.ts';
import type { ActionOptions } from '../forms/useAction.ts';
import { type FormFailure, useFormFailure } from '../forms/useFormFailure.ts';
import { useIntent } from './useIntent.ts';

/** Authentication calls have no time limit (§7); the form offers Cancel after this time. */
const SLOW_AFTER_MS = 10_000;

interface AuthenticationState extends FormFailure {
  isPending: boolean;
  /** The answer takes unusually long: offer to cancel. */
  isSlow: boolean;
  /** Cancels the request. */
  cancel: () => void;
}

/** What {@link useSignIn} returns. */
export interface UseSignInResult extends AuthenticationState {
  /** Resolves with the user, or undefined if signing in failed or was cancelled. */
  signIn: (draft: SignInDraft) => Promise<User | undefined>;
  /** The password was right, and the account asks for a code: what `useFinishSignIn` answers. */
  challenge: string | undefined;
  /** Begins again with the password. */
  startAgain: () => void;
}

/** What {@link useFinishSignIn} returns. */
export interface UseFinishSignInResult extends AuthenticationState {
  /** Resolves with the user, or undefined if signing in failed or was cancelled. */
  finish: (finish: SignInFinish) => Promise<User | undefined>;
}

/** What {@link useSignUp} returns. */
export interface UseSignUpResult extends AuthenticationState {
  /** Resolves with the user, or undefined if signing up failed or was cancelled. */
  signUp: (draft: SignUpDraft) => Promise<User | undefined>;
}

const idle = {
  isPending: false,
  isSlow: false,
  failure: undefined as unknown,
  challenge: undefined as string | undefined,
};

/** Runs a call that signs someone in. The session itself shows the notices of §4. */
function useAuthentication<Draft>(
  call: (draft: Draft, options: { signal: AbortSignal; notify: boolean }) => Promise<User>,
  fallback: string,
  { onSuccess, onError, notify = true }: ActionOptions<User>,
) {
  const [{ failure, challenge, ...state }, setState] = useState(idle);
  const { marketplace } = useLectern('useSignIn');
  const { isDue } = useIntent();
  // What was pressed waits for an answer to the notice, and nothing goes on behind it.
  const isWaiting = useIsNoticeShown(marketplace.notices);
  const formFailure = useFormFailure(failure, fallback);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(draft: Draft): Promise<User | undefined> {
    const controller = new AbortController();
    running.current = controller;
    setState({ ...idle, isPending: true });
    const timer = setTimeout(() => setState((before) => ({ ...before, isSlow: true })), SLOW_AFTER_MS);
    try {
      const user = await call(draft, { signal: controller.signal, notify });
      setState(idle);
      onSuccess?.(user);
      return user;
    } catch (error) {
      if (isApiError(error, 'second_factor_required') && error.details) {
        setState({ ...idle, challenge: error.details.challenge });
        return undefined;
      }
      const isCancelled = controller.signal.aborted;
      setState(isCancelled ? idle : { ...idle, failure: error });
      if (!isCancelled && error instanceof Error) onError?.(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    run,
    challenge,
    startAgain: () => setState(idle),
    state: {
      ...state,
      isPending: state.isPending || (isDue && !isWaiting),
      ...formFailure,
      cancel: () => running.current?.abort(),
    },
  };
}

/** Signs in with email and password (§2). `onSuccess` gets the user. */
export function useSignIn(options: ActionOptions<User> = {}): UseSignInResult {
  const { marketplace, t } = useLectern('useSignIn');
  const { run, state, challenge, startAgain } = useAuthentication(
    marketplace.session.signIn,
    t('error.invalidInput'),
    options,
  );
  return { ...state, signIn: run, challenge, startAgain };
}

/** Signs in with a code after the password, or with a passkey. `onSuccess` gets the user. */
export function useFinishSignIn(options: ActionOptions<User> = {}): UseFinishSignInResult {
  const { marketplace, t } = useLectern('useFinishSignIn');
  const { run, state } = useAuthentication(marketplace.session.finishSignIn, t('error.invalidInput'), options);
  return { ...state, finish: run };
}

/** Creates an account and signs in (§2). `onSuccess` gets the user. */
export function useSignUp(options: ActionOptions<User> = {}): UseSignUpResult {
  const { marketplace, t } = useLectern('useSignUp');
  const { run, state } = useAuthentication(marketplace.session.signUp, t('auth.tryAgain'), options);
  return { ...state, signUp: run };
}
