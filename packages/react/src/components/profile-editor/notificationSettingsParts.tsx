import { notificationKinds } from '@lectern/sdk/rules';
import { profileWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { useSettingsView } from './context.ts';
import { SavedStatus } from './SavedStatus.tsx';

/** The heading. */
export const NotificationSettingsTitle = forwardRef<HTMLHeadingElement, RootProps<'h2'>>(
  function NotificationSettingsTitle({ className, children, ...props }, ref) {
    useSettingsView('NotificationSettingsTitle');
    const { t } = useLectern('NotificationSettingsTitle', profileWords);
    return (
      <h2 ref={ref} {...props} className={cx('lectern-notification-settings-title', className)}>
        {children ?? t('notificationSettings.title')}
      </h2>
    );
  },
);

/** The sentence below the heading. */
export const NotificationSettingsNote = forwardRef<HTMLParagraphElement, RootProps<'p'>>(
  function NotificationSettingsNote({ className, children, ...props }, ref) {
    useSettingsView('NotificationSettingsNote');
    const { t } = useLectern('NotificationSettingsNote', profileWords);
    return (
      <p
        ref={ref}
        {...props}
        className={cx('lectern-notification-settings-note lectern-profile-editor-note', className)}
      >
        {children ?? t('notificationSettings.note')}
      </p>
    );
  },
);

/** A switch for each event. */
export const NotificationSettingsSwitches = forwardRef<HTMLUListElement, Omit<RootProps<'ul'>, 'children'>>(
  function NotificationSettingsSwitches({ className, ...props }, ref) {
    const { settings, change } = useSettingsView('NotificationSettingsSwitches');
    const { t } = useLectern('NotificationSettingsSwitches', profileWords);
    return (
      <ul ref={ref} {...props} className={cx('lectern-notification-settings-switches', className)}>
        {settings &&
          notificationKinds.map((kind) => (
            <li key={kind}>
              <label>
                <input
                  type="checkbox"
                  checked={settings[kind]}
                  onChange={({ currentTarget }) => change({ [kind]: currentTarget.checked })}
                />
                {t(`notificationSettings.${kind}`)}
              </label>
            </li>
          ))}
      </ul>
    );
  },
);

/** Says that the last change is saved, or why it is not. */
export const NotificationSettingsStatus = forwardRef<HTMLDivElement, Omit<RootProps<'div'>, 'children'>>(
  function NotificationSettingsStatus({ className, ...props }, ref) {
    const { isSaved, saveError } = useSettingsView('NotificationSettingsStatus');
    return (
      <div ref={ref} {...props} className={cx('lectern-notification-settings-status', className)}>
        {saveError && (
          <p role="alert" className="lectern-form-error">
            {saveError}
          </p>
        )}
        <SavedStatus isSaved={isSaved} />
      </div>
    );
  },
);
