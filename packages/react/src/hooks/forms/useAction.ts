import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useMutation, useQueryClient } from '../../provider/query.ts';

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

/** Updates the cache, then calls the caller's callbacks, then shows the notices. */
function toMutation<Input, Result>(
  action: Action<Input, Result>,
  options: ActionOptions<Result>,
): UseMutationOptions<Result, Error, Input> {
  const { onSuccess, onError, notifySuccess, notifyError, isCancelled, ...mutation } = action;
  const { notify = true } = options;
  return {
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
  };
}

/** A mutation that reports its outcome. */
export const useAction = <Input, Result>(action: Action<Input, Result>, options: ActionOptions<Result>) =>
  useMutation<Result, Error, Input>(toMutation(action, options));

/**
 * The same without the outcome, for buttons that a list has by the hundred: `useMutation` observes from the start, and two
 * of them were a third of what it costs to mount a card.
 */
export function useButtonAction<Input, Result>(action: Action<Input, Result>, options: ActionOptions<Result>) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  function mutate(input: Input) {
    setPending(true);
    const mutation = queryClient.getMutationCache().build(queryClient, toMutation(action, options));
    void isFulfilled(mutation.execute(input)).then(() => setPending(false));
  }
  return { mutate, isPending };
}

/** Resolves with whether a promise was fulfilled. */
export const isFulfilled = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );
