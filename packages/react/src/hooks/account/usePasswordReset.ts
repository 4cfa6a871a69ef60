import { type ForgotPasswordDraft, isApiError, messageOf, type PasswordResetState } from '@lectern/sdk';
import { failureWords, resetWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useQuery, useQueryClient } from '../../provider/query.ts';
import { passwordResetQuery, resetLinkQuery } from '../../queries/passwordReset.ts';
import { type ActionOptions, useAction } from '../forms/useAction.ts';
import { type FormFailure, useFormFailure } from '../forms/useFormFailure.ts';

/**
 * What `<ForgotPassword onSubmit>` takes where the server sends links; undefined where it sends none, as in the demo: the
 * form is simulated then (§4).
 */
export function useResetRequest():
  | ((draft: ForgotPasswordDraft, options: { signal: AbortSignal }) => Promise<void>)
  | undefined {
  const { marketplace } = useLectern('useResetRequest');
  const client = useQueryClient();
  const { data } = useQuery(passwordResetQuery(marketplace));
  if (data?.isSent === false) return undefined;
  return async (draft, { signal }) => {
    // Sent before the answer is here.
    const { isSent } = await client.fetchQuery(passwordResetQuery(marketplace));
    if (isSent) await marketplace.passwordReset.request(draft, { signal });
    else await marketplace.simulateRequest('forgotPassword', { signal });
  };
}

/** What {@link usePasswordReset} returns. */
export interface UsePasswordResetResult extends FormFailure {
  /** `done` once the password is changed. Undefined while the link is checked. */
  state: PasswordResetState | 'done' | undefined;
  /** Why the link could not be checked. */
  loadError: string | undefined;
  /** Checks it again after an error. */
  reload: () => void;
  /** Sets the password and ends all sessions of the account. */
  save: (newPassword: string) => void;
  isPending: boolean;
}

/** A new password by the link in a mail. */
export function usePasswordReset(token: string, options: ActionOptions = {}): UsePasswordResetResult {
  const { marketplace, t } = useLectern('usePasswordReset', failureWords, resetWords);
  // What is no token is a link that was cut.
  const isToken = /^[\w-]{43}$/.test(token);
  const link = useQuery({ ...resetLinkQuery(marketplace, token), enabled: isToken });
  /** What the last answer said of the link. */
  const [ended, setEnded] = useState<'done' | 'used' | 'expired'>();
  const { mutate, isPending, error } = useAction(
    {
      async mutationFn(newPassword: string) {
        await marketplace.passwordReset.confirm({ token, newPassword });
      },
      onSuccess: () => setEnded('done'),
      onError(failure: Error) {
        if (isApiError(failure, 'reset_used')) setEnded('used');
        if (isApiError(failure, 'reset_expired')) setEnded('expired');
      },
      notifyError(failure) {
        if (isApiError(failure, 'reset_used') || isApiError(failure, 'reset_expired')) return;
        notifyFailure(marketplace, t('resetPassword.failedTitle'), messageOf(failure, t('users.passwordFailed')));
      },
    },
    options,
  );
  return {
    state: ended ?? (isToken ? link.data : 'expired'),
    loadError: link.error && !link.data ? describeLoadError(link.error, t('resetPassword.checkFailed')) : undefined,
    reload: () => void link.refetch(),
    save: mutate,
    isPending,
    ...useFormFailure(error, t('users.passwordFailed')),
  };
}
