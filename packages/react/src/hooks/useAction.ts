import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation } from '../provider/query.ts';

/** Callbacks of a hook that changes something. They also run if the component has been unmounted meanwhile. */
export interface ActionCallbacks<Result = void> {
  /** Called after the change was made and the cached data updated. */
  onSuccess?: ((result: Result) => void) | undefined;
  /** Called if the change failed, but not if it was cancelled. */
  onError?: ((error: Error) => void) | undefined;
}

/** Options of a hook that changes something and reports the outcome. */
export interface ActionOptions<Result = void> extends ActionCallbacks<Result> {
  /**
   * Whether the hook shows notices, asks before it deletes, and opens the next page. With `false` it does none of these:
   * report the outcome in `onSuccess` and `onError`.
   *
   * @default true
   */
  notify?: boolean | undefined;
}

/** Options of an action that only a signed-in user can take. */
export interface PersonalActionOptions<Result = void> extends ActionOptions<Result> {
  /** Called when a visitor tries, in place of the "Login Required" notice. */
  onSignInRequired?: (() => void) | undefined;
}

interface Action<Input, Result> extends Omit<UseMutationOptions<Result, Error, Input>, 'onSuccess' | 'onError'> {
  /** Updates the cached data, before the outcome is reported. */
  onSuccess?: (result: Result, input: Input) => unknown;
  onError?: (error: Error, input: Input) => unknown;
  /** Reports the outcome, unless `notify` is false. */
  notifySuccess?: (result: Result, input: Input) => void;
  notifyError?: (error: Error, input: Input) => void;
  /** Whether the user cancelled: then the error isn't reported. */
  isCancelled?: () => boolean;
}

/** A mutation that updates the cache, then calls the caller's callbacks, then shows its notices. */
export function useAction<Input, Result>(action: Action<Input, Result>, options: ActionOptions<Result>) {
  const { onSuccess, onError, notifySuccess, notifyError, isCancelled, ...mutation } = action;
  const { notify = true } = options;
  return useMutation<Result, Error, Input>({
    ...mutation,
    async onSuccess(result, input) {
      await onSuccess?.(result, input);
      options.onSuccess?.(result);
      if (notify) notifySuccess?.(result, input);
    },
    async onError(error, input) {
      if (isCancelled?.()) return;
      await onError?.(error, input);
      options.onError?.(error);
      if (notify) notifyError?.(error, input);
    },
  });
}

/** Resolves with whether a promise was fulfilled. */
export const isFulfilled = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );
