import type { MailPreferenceKind } from '@lectern/sdk';
import { mailPreferenceWords } from '@lectern/sdk/words';
import { useSession } from '../../hooks/account/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { useMailPreferencesContext } from './context.ts';
import { ChangeStatus, SettingSwitches } from './savedSettings.tsx';

/** The heading. */
export const MailPreferencesTitle = definePart(
  'MailPreferencesTitle',
  'h2',
  'lectern-mail-preferences-title',
  (name) => {
    useMailPreferencesContext(name);
    const { t } = useLectern(name, mailPreferenceWords);
    return { children: t('mailPreferences.title') };
  },
);

/** The sentence below the heading. */
export const MailPreferencesNote = definePart(
  'MailPreferencesNote',
  'p',
  'lectern-mail-preferences-note lectern-profile-editor-note',
  (name) => {
    useMailPreferencesContext(name);
    const { t } = useLectern(name, mailPreferenceWords);
    return { children: t('mailPreferences.note') };
  },
);

/** A switch for each kind of mail. That of new submissions is for instructors. */
export const MailPreferencesSwitches = definePart(
  'MailPreferencesSwitches',
  'ul',
  'lectern-mail-preferences-switches',
  (name) => {
    const { preferences, change } = useMailPreferencesContext(name);
    const { t } = useLectern(name, mailPreferenceWords);
    const isInstructor = useSession().user?.role === 'instructor';
    return {
      children: preferences && (
        <SettingSwitches
          kinds={(Object.keys(preferences) as MailPreferenceKind[]).filter(
            (kind) => isInstructor || kind !== 'submission',
          )}
          values={preferences}
          label={(kind) => t(`mailPreferences.${kind}`)}
          onChange={change}
        />
      ),
    };
  },
);

/** Says that the last change is saved, or why it is not. */
export const MailPreferencesStatus = definePart(
  'MailPreferencesStatus',
  'div',
  'lectern-mail-preferences-status',
  (name) => ({ children: <ChangeStatus {...useMailPreferencesContext(name)} /> }),
);
