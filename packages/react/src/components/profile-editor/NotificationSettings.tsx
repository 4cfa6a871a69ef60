import { notificationKinds } from '@lectern/sdk';
import { forwardRef } from 'react';
import { useNotificationSettings } from '../../hooks/useNotificationSettings.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/createRoot.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';

export interface NotificationSettingsProps extends Omit<RootProps<'section'>, 'children'> {}

const Root = createRoot('section', 'lectern-notification-settings');

/** The events that an instructor is notified of. Each switch is saved at once, for every device. */
export const NotificationSettings = forwardRef<HTMLElement, NotificationSettingsProps>(function NotificationSettings(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('NotificationSettings');
  const { settings, error, reload, change, isSaved, saveError } = useNotificationSettings();
  return (
    <Root
      ref={ref}
      {...props}
      className={cx('lectern-profile-editor-panel', className)}
      state={settings ? 'ready' : error ? 'error' : 'loading'}
    >
      <h2>{t('notificationSettings.title')}</h2>
      <p className="lectern-profile-editor-note">{t('notificationSettings.note')}</p>
      {settings ? (
        <ul className="lectern-notification-settings-switches">
          {notificationKinds.map((kind) => (
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
      {saveError && (
        <p role="alert" className="lectern-form-error">
          {saveError}
        </p>
      )}
      <p role="status" className="lectern-profile-editor-status">
        {isSaved && (
          <>
            <Icon name="check" />
            {t('preferences.saved')}
          </>
        )}
      </p>
    </Root>
  );
});
