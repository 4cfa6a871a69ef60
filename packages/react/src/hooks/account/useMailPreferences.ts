import type { MailPreferences } from '@lectern/sdk';
import { mailPreferenceWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { mailPreferencesQuery } from '../../queries/mailPreferences.ts';
import type { ActionCallbacks } from '../forms/useAction.ts';
import { type SavedSettings, useSavedSettings } from './useSavedSettings.ts';

/** What {@link useMailPreferences} returns. */
export interface UseMailPreferencesResult extends SavedSettings<MailPreferences> {
  /** Undefined while they load; null where the marketplace sends no mail. */
  preferences: MailPreferences | null | undefined;
}

/** The mails that the signed-in user gets, of those that can be stopped. `onSuccess` gets them. Shows no notice. */
export function useMailPreferences(callbacks: ActionCallbacks<MailPreferences> = {}): UseMailPreferencesResult {
  const { marketplace, t } = useLectern('useMailPreferences', mailPreferenceWords);
  const { data, ...saved } = useSavedSettings(
    {
      query: (id) => mailPreferencesQuery(marketplace, id),
      save: async (change: Partial<MailPreferences>) => (await marketplace.mailPreferences.update(change)).preferences,
      loadFailed: t('mailPreferences.loadFailed'),
      saveFailed: t('mailPreferences.saveFailed'),
    },
    callbacks,
  );
  return { preferences: data, ...saved };
}
