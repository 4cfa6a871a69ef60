import { isApiError, messageOf, type PasswordResetState } from '@lectern/sdk';
import { confirmEmailWords } from '@lectern/sdk/words';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { confirmationLinkQuery, emailConfirmationQuery } from '../../queries/emailConfirmation.ts';
import { type ActionCallbacks, useAction } from '../forms/useAction.ts';
import { usePersonalQuery } from './usePersonalQuery.ts';

/** What {@link useEmailConfirmation} returns. */
export interface UseEmailConfirmationResult {
  /** Whether the signed-in user's address is confirmed; undefined while that isn't known. */
  isConfirmed: boolean | undefined;
  /** Sends another link. */
  send: () => void;
  isPending: boolean;
  /** A link was sent. */
  isSent: boolean;
  /** Why none was sent. */
  error: string | undefined;
}

/** Whether the user has shown that their address is theirs. Shows no notice. */
export function useEmailConfirmation(callbacks: ActionCallbacks = {}): UseEmailConfirmationResult {
  const { marketplace, t } = useLectern('useEmailConfirmation', confirmEmailWords);
  const { data } = usePersonalQuery((id) => emailConfirmationQuery(marketplace, id));
  const sending = useAction(
    {
      async mutationFn() {
        await marketplace.emailConfirmation.send();
      },
    },
    callbacks,
  );
  return {
    isConfirmed: data?.isConfirmed,
    send: () => sending.mutate(),
    isPending: sending.isPending,
    isSent: sending.isSuccess,
    error: sending.error ? messageOf(sending.error, t('confirmEmail.sendFailed')) : undefined,
  };
}

/** What {@link useConfirmEmail} returns. */
export interface UseConfirmEmailResult {
  /** `done` once the address is confirmed. Undefined while the link is checked. */
  state: PasswordResetState | 'done' | undefined;
  /** Why the link could not be checked. */
  loadError: string | undefined;
  /** Checks it again after an error. */
  reload: () => void;
  /** Confirms the address. Needs no sign-in. */
  confirm: () => void;
  isPending: boolean;
  /** Why the address was not confirmed. */
  error: string | undefined;
}

/** Confirms an address by the link in a mail. Shows no notice. */
export function useConfirmEmail(token: string, callbacks: ActionCallbacks = {}): UseConfirmEmailResult {
  const { marketplace, t } = useLectern('useConfirmEmail', confirmEmailWords);
  // What is no token is a link that was cut.
  const isToken = /^[\w-]{43}$/.test(token);
  const link = useQuery({ ...confirmationLinkQuery(marketplace, token), enabled: isToken });
  const { mutate, isPending, isSuccess, error } = useAction(
    {
      async mutationFn() {
        await marketplace.emailConfirmation.confirm({ token });
      },
      // Used or over meanwhile: the answer says which.
      onError: (failure: Error) => void (isApiError(failure, 'invalid_link') && link.refetch()),
    },
    callbacks,
  );
  return {
    state: isSuccess ? 'done' : isToken ? link.data : 'expired',
    loadError: link.error && !link.data ? describeLoadError(link.error, t('confirmEmail.checkFailed')) : undefined,
    reload: () => void link.refetch(),
    confirm: () => mutate(),
    isPending,
    error: error ? messageOf(error, t('confirmEmail.failed')) : undefined,
  };
}
