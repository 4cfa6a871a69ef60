import type { NotificationSettings } from '@lectern/sdk';
import { failureWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { notificationSettingsQuery } from '../../queries/notifications.ts';
import type { ActionCallbacks } from '../forms/useAction.ts';
import { type SavedSettings, useSavedSettings } from './useSavedSettings.ts';

/** What {@link useNotificationSettings} returns. */
export interface UseNotificationSettingsResult extends SavedSettings<NotificationSettings> {
  /** Undefined while they load. */
  settings: NotificationSettings | undefined;
}

/** The events that an instructor is notified of, on every device. `onSuccess` gets the settings. Shows no notice. */
export function useNotificationSettings(
  callbacks: ActionCallbacks<NotificationSettings> = {},
): UseNotificationSettingsResult {
  const { marketplace, t } = useLectern('useNotificationSettings', failureWords);
  const { data, ...saved } = useSavedSettings(
    {
      query: (id) => notificationSettingsQuery(marketplace, id),
      save: async (change: Partial<NotificationSettings>) =>
        (await marketplace.users.updateNotificationSettings(change)).settings,
      loadFailed: t('users.notificationSettingsFailed'),
      saveFailed: t('users.updateNotificationSettingsFailed'),
    },
    callbacks,
  );
  return { settings: data, ...saved };
}
