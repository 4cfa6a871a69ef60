import { type ForgotPasswordDraft, messageOf } from '@lectern/sdk';
import { sessionWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { type ActionOptions, useAction } from '../forms/useAction.ts';

/** Options of {@link useForgotPassword}; `onSuccess` gets the address. */
export interface UseForgotPasswordOptions extends ActionOptions<string> {
  /** Sends the link. Without it nothing is sent: the call is simulated (§4). */
  onSubmit?: ((draft: ForgotPasswordDraft, options: { signal: AbortSignal }) => Promise<void>) | undefined;
}

/** What {@link useForgotPassword} returns. */
export interface UseForgotPasswordResult {
  /** Requests the email with the link. */
  send: (draft: ForgotPasswordDraft) => void;
  isPending: boolean;
  /** Why it failed. */
  error: string | undefined;
  /** The address that the link was sent to. */
  sentTo: string | undefined;
  /** Shows the form again. */
  reset: () => void;
}

/** Requests a link to set a new password (§2). */
export function useForgotPassword(options: UseForgotPasswordOptions = {}): UseForgotPasswordResult {
  const { marketplace, t } = useLectern('useForgotPassword', sessionWords);
  const { onSubmit } = options;
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const reasonOf = (failure: unknown) => messageOf(failure, t('notice.forgotPasswordFailed.text'));
  const { mutate, reset, data, isPending, error } = useAction(
    {
      async mutationFn(draft: ForgotPasswordDraft) {
        const controller = new AbortController();
        running.current = controller;
        const { signal } = controller;
        await (onSubmit ? onSubmit(draft, { signal }) : marketplace.simulateRequest('forgotPassword', { signal }));
        return draft.email;
      },
      isCancelled: () => running.current?.signal.aborted === true,
      notifyError(failure) {
        const title = t('notice.forgotPasswordFailed.title');
        marketplace.notices.show({ type: 'error', title, message: reasonOf(failure) });
      },
    },
    options,
  );
  return {
    send: (draft) => mutate(draft),
    isPending,
    error: error ? reasonOf(error) : undefined,
    sentTo: data,
    reset,
  };
}
