import { messageOf, type NotificationSettings } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { mutationKeys } from '../../queries/keys.ts';
import { notificationSettingsQuery } from '../../queries/notifications.ts';
import { type ActionCallbacks, useAction } from '../forms/useAction.ts';
import { usePersonalOptions, usePersonalQuery } from './usePersonalQuery.ts';
import { useUserId } from './useSession.ts';

/** What {@link useNotificationSettings} returns. */
export interface UseNotificationSettingsResult {
  /** Undefined while they load. */
  settings: NotificationSettings | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Loads the settings again after an error. */
  reload: () => void;
  /** Shows the change at once and saves it. */
  change: (change: Partial<NotificationSettings>) => void;
  /** The last change was saved. */
  isSaved: boolean;
  /** Why the last change was not saved; it has been undone. */
  saveError: string | undefined;
}

/** The events that an instructor is notified of, on every device. `onSuccess` gets the settings. Shows no notice. */
export function useNotificationSettings(
  callbacks: ActionCallbacks<NotificationSettings> = {},
): UseNotificationSettingsResult {
  const { marketplace, t } = useLectern('useNotificationSettings');
  const queryClient = useQueryClient();
  const userId = useUserId();
  const query = (id: string) => notificationSettingsQuery(marketplace, id);
  const { queryKey } = usePersonalOptions(query);
  const { data, error, refetch } = usePersonalQuery(query);
  const mutationKey = mutationKeys.notificationSettings(userId);
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const saving = useAction(
    {
      mutationKey,
      // Changes are sent one after the other, so that the server ends up with the last one.
      scope: { id: mutationKey.join() },
      mutationFn: async (change: Partial<NotificationSettings>) =>
        (await marketplace.users.updateNotificationSettings(change)).settings,
      // The answer to an earlier change lacks the later ones.
      onSuccess: (settings) => isLast() && queryClient.setQueryData(queryKey, settings),
      onError: () => void (isLast() && refetch()),
    },
    callbacks,
  );
  return {
    settings: data,
    error: error && !data ? messageOf(error, t('users.notificationSettingsFailed')) : undefined,
    reload: () => void refetch(),
    change(change) {
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before) => before && { ...before, ...change });
      saving.mutate(change);
    },
    isSaved: saving.isSuccess,
    saveError: saving.error ? messageOf(saving.error, t('users.updateNotificationSettingsFailed')) : undefined,
  };
}
