import { notificationKinds } from '@lectern/sdk/rules';
import { profileWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { useNotificationSettingsContext } from './context.ts';
import { ChangeStatus, SettingSwitches } from './savedSettings.tsx';

/** The heading. */
export const NotificationSettingsTitle = definePart(
  'NotificationSettingsTitle',
  'h2',
  'lectern-notification-settings-title',
  (name) => {
    useNotificationSettingsContext(name);
    const { t } = useLectern(name, profileWords);
    return { children: t('notificationSettings.title') };
  },
);

/** The sentence below the heading. */
export const NotificationSettingsNote = definePart(
  'NotificationSettingsNote',
  'p',
  'lectern-notification-settings-note lectern-profile-editor-note',
  (name) => {
    useNotificationSettingsContext(name);
    const { t } = useLectern(name, profileWords);
    return { children: t('notificationSettings.note') };
  },
);

/** A switch for each event. */
export const NotificationSettingsSwitches = definePart(
  'NotificationSettingsSwitches',
  'ul',
  'lectern-notification-settings-switches',
  (name) => {
    const { settings, change } = useNotificationSettingsContext(name);
    const { t } = useLectern(name, profileWords);
    return {
      children: settings && (
        <SettingSwitches
          kinds={notificationKinds}
          values={settings}
          label={(kind) => t(`notificationSettings.${kind}`)}
          onChange={change}
        />
      ),
    };
  },
);

/** Says that the last change is saved, or why it is not. */
export const NotificationSettingsStatus = definePart(
  'NotificationSettingsStatus',
  'div',
  'lectern-notification-settings-status',
  (name) => ({ children: <ChangeStatus {...useNotificationSettingsContext(name)} /> }),
);
