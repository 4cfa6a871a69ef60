import { messageOf, type NotificationSettings } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useMutation, useQuery, useQueryClient } from '../provider/query.ts';
import { mutationKeys } from '../queries/keys.ts';
import { notificationSettingsQuery } from '../queries/notifications.ts';
import { useUserId } from './useSession.ts';

/** Which events an instructor is notified of, and turning them on and off. The server keeps it for every device. */
export function useNotificationSettings() {
  const { marketplace, t } = useLectern('useNotificationSettings');
  const queryClient = useQueryClient();
  const userId = useUserId();
  const options = notificationSettingsQuery(marketplace, userId ?? '');
  const { data, error, refetch } = useQuery({ ...options, enabled: userId !== undefined });
  const mutationKey = mutationKeys.notificationSettings(userId ?? '');
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const saving = useMutation({
    mutationKey,
    // One after the other: the server ends up with what was chosen last.
    scope: { id: mutationKey.join() },
    mutationFn: (change: Partial<NotificationSettings>) => marketplace.users.updateNotificationSettings(change),
    // An answer to an earlier change does not know the later ones.
    onSuccess: ({ settings }) => void (isLast() && queryClient.setQueryData(options.queryKey, settings)),
    onError: () => void (isLast() && refetch()),
  });
  return {
    /** Undefined while they are not known. */
    settings: data,
    error: error && !data ? messageOf(error, t('users.notificationSettingsFailed')) : undefined,
    reload: () => void refetch(),
    change(change: Partial<NotificationSettings>) {
      void queryClient.cancelQueries(options);
      queryClient.setQueryData(options.queryKey, (before) => before && { ...before, ...change });
      saving.mutate(change);
    },
    isSaved: saving.isSuccess,
    /** Why the last change was not saved; it has been undone. */
    saveError: saving.error ? messageOf(saving.error, t('users.updateNotificationSettingsFailed')) : undefined,
  };
}
