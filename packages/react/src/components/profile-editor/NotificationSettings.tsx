import { profileWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useNotificationSettings } from '../../hooks/account/useNotificationSettings.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NotificationSettingsProvider } from './context.ts';
import * as parts from './notificationSettingsParts.tsx';

export interface NotificationSettingsProps extends RootProps<'section'> {
  /** The parts, in your arrangement, once the settings are loaded. @default the usual parts */
  children?: ReactNode;
}

const SettingsRoot = createRoot('section', 'lectern-notification-settings');

const Root = forwardRef<HTMLElement, NotificationSettingsProps>(function NotificationSettings(
  { className, children, ...props },
  ref,
) {
  const { t } = useLectern('NotificationSettings', profileWords);
  const view = useNotificationSettings();
  const { settings, error, reload } = view;
  return (
    <SettingsRoot
      ref={ref}
      {...props}
      className={cx('lectern-profile-editor-panel', className)}
      state={settings ? 'ready' : error ? 'error' : 'loading'}
    >
      <NotificationSettingsProvider value={view}>
        {settings && children !== undefined ? (
          children
        ) : (
          <>
            <parts.NotificationSettingsTitle />
            <parts.NotificationSettingsNote />
            {settings ? (
              <parts.NotificationSettingsSwitches />
            ) : error ? (
              <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
            ) : (
              <>
                <LoadingStatus label={t('notificationSettings.loading')} />
                <Skeleton />
                <Skeleton />
                <Skeleton />
              </>
            )}
            <parts.NotificationSettingsStatus />
          </>
        )}
      </NotificationSettingsProvider>
    </SettingsRoot>
  );
});

/**
 * The events that an instructor is notified of, as switches. Each change is saved at once, for every device. Needs a
 * signed-in instructor.
 */
export const NotificationSettings = Object.assign(Root, {
  Title: parts.NotificationSettingsTitle,
  Note: parts.NotificationSettingsNote,
  Switches: parts.NotificationSettingsSwitches,
  Status: parts.NotificationSettingsStatus,
});
