import { mailPreferenceWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useMailPreferences } from '../../hooks/account/useMailPreferences.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MailPreferencesProvider } from './context.ts';
import * as parts from './mailPreferencesParts.tsx';

export interface MailPreferencesProps extends RootProps<'section'> {
  /** The parts, in your arrangement, once the preferences are loaded. @default the usual parts */
  children?: ReactNode;
}

const PreferencesRoot = createRoot('section', 'lectern-mail-preferences');

const Root = forwardRef<HTMLElement, MailPreferencesProps>(function MailPreferences(
  { className, children, ...props },
  ref,
) {
  const { t } = useLectern('MailPreferences', mailPreferenceWords);
  const view = useMailPreferences();
  const { preferences, error, reload } = view;
  return (
    <PreferencesRoot
      ref={ref}
      {...props}
      className={cx('lectern-profile-editor-panel', className)}
      state={preferences ? 'ready' : error ? 'error' : preferences === null ? 'empty' : 'loading'}
    >
      <MailPreferencesProvider value={view}>
        {preferences && children !== undefined ? (
          children
        ) : (
          <>
            <parts.MailPreferencesTitle />
            {preferences ? (
              <>
                <parts.MailPreferencesNote />
                <parts.MailPreferencesSwitches />
              </>
            ) : error ? (
              <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
            ) : preferences === null ? (
              <p className="lectern-profile-editor-note">{t('mailPreferences.off')}</p>
            ) : (
              <>
                <LoadingStatus label={t('mailPreferences.loading')} />
                <Skeleton />
                <Skeleton />
              </>
            )}
            <parts.MailPreferencesStatus />
          </>
        )}
      </MailPreferencesProvider>
    </PreferencesRoot>
  );
});

/**
 * The mails that somebody gets, of those that can be stopped, as switches. Each change is saved at once. Needs a signed-in
 * user.
 */
export const MailPreferences = Object.assign(Root, {
  Title: parts.MailPreferencesTitle,
  Note: parts.MailPreferencesNote,
  Switches: parts.MailPreferencesSwitches,
  Status: parts.MailPreferencesStatus,
});
