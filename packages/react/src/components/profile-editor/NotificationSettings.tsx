import { notificationKinds } from '@lectern/sdk';
import { useNotificationSettings } from '../../hooks/useNotificationSettings.ts';
import { useLectern } from '../../provider/context.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';

/** What an instructor is notified of; each switch is saved at once, for every device. */
export function NotificationSettings() {
  const { t } = useLectern('NotificationSettings');
  const { settings, error, reload, change, isSaved, saveError } = useNotificationSettings();
  return (
    <section className="lectern-profile-form">
      <h2>{t('notificationSettings.title')}</h2>
      <p className="lectern-profile-note">{t('notificationSettings.note')}</p>
      {settings ? (
        <ul className="lectern-profile-switches">
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
      <p role="status" className="lectern-profile-saved">
        {isSaved && (
          <>
            <Icon name="check" />
            {t('preferences.saved')}
          </>
        )}
      </p>
    </section>
  );
}
