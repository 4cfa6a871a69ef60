import { messageOf, type PasswordChange } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useMutation } from '../provider/query.ts';
import { useFormFailure } from './useFormFailure.ts';

/** Changing one's password (§2). Every other session ends; this one goes on. Resolves with whether it went well. */
export function useChangePassword() {
  const { marketplace, t } = useLectern('useChangePassword');
  const { session, notices } = marketplace;
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (change: PasswordChange) => session.changePassword(change),
    onSuccess: () =>
      notices.show({
        type: 'success',
        title: t('notice.passwordChanged.title'),
        message: t('notice.passwordChanged.text'),
      }),
    onError(failure) {
      // The session has ended and has said so.
      if (!session.getState().isAuthenticated) return;
      notices.show({
        type: 'error',
        title: t('notice.passwordFailed.title'),
        message: messageOf(failure, t('users.passwordFailed')),
      });
    },
  });
  const failure = useFormFailure(error, t('users.passwordFailed'));
  return {
    changePassword: (change: PasswordChange) =>
      mutateAsync(change).then(
        () => true,
        () => false,
      ),
    isPending,
    ...failure,
  };
}
