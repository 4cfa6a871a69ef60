import { messageOf, type PasswordInput } from '@lectern/sdk';
import { failureWords, profileWords } from '@lectern/sdk/words';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { type ActionOptions, isFulfilled, useAction } from '../forms/useAction.ts';
import { type FormFailure, useFormFailure } from '../forms/useFormFailure.ts';

/** What {@link useChangePassword} returns. */
export interface UseChangePasswordResult extends FormFailure {
  /** Resolves with whether the password was changed. */
  changePassword: (change: PasswordInput) => Promise<boolean>;
  isPending: boolean;
}

/** Changes the user's password (§2). All other sessions end; this one continues. */
export function useChangePassword(options: ActionOptions = {}): UseChangePasswordResult {
  const { marketplace, t } = useLectern('useChangePassword', failureWords, profileWords);
  const { session, notices } = marketplace;
  const { mutateAsync, isPending, error } = useAction(
    {
      mutationFn: (change: PasswordInput) => session.changePassword(change),
      notifySuccess: () =>
        notices.show({
          type: 'success',
          title: t('notice.passwordChanged.title'),
          message: t('notice.passwordChanged.text'),
        }),
      notifyError: (failure) =>
        notifyFailure(marketplace, t('notice.passwordFailed.title'), messageOf(failure, t('users.passwordFailed'))),
    },
    options,
  );
  return {
    changePassword: (change) => isFulfilled(mutateAsync(change)),
    isPending,
    ...useFormFailure(error, t('users.passwordFailed')),
  };
}
