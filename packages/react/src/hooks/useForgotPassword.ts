import type { ForgotPasswordDraft } from '@lectern/sdk';
import { useEffect, useRef } from 'react';
import { useLectern } from '../provider/context.ts';
import { useMutation } from '../provider/query.ts';

export interface UseForgotPasswordOptions {
  /** Sends the link where there is a server for it; without it the marketplace only waits, as §4 says. */
  onSubmit?: ((draft: ForgotPasswordDraft, options: { signal: AbortSignal }) => Promise<void>) | undefined;
}

/** Asking for a link to choose a new password (§2). */
export function useForgotPassword({ onSubmit }: UseForgotPasswordOptions = {}) {
  const { marketplace, t } = useLectern('useForgotPassword');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, reset, data, isPending, isError } = useMutation({
    async mutationFn(draft: ForgotPasswordDraft) {
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      await (onSubmit ? onSubmit(draft, { signal }) : marketplace.simulateRequest('forgotPassword', { signal }));
      return draft.email;
    },
    onError() {
      if (running.current?.signal.aborted) return; // The page was left.
      const [title, message] = [t('notice.forgotPasswordFailed.title'), t('notice.forgotPasswordFailed.text')];
      marketplace.notices.show({ type: 'error', title, message });
    },
  });
  return {
    send: (draft: ForgotPasswordDraft) => mutate(draft),
    isPending,
    error: isError ? t('notice.forgotPasswordFailed.text') : undefined,
    /** The address that a link was asked for. */
    sentTo: data,
    /** Begins again. */
    reset,
  };
}
