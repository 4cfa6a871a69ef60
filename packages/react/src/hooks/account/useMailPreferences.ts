import { type MailPreferences, messageOf } from '@lectern/sdk';
import { mailPreferenceWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { mailPreferencesQuery } from '../../queries/mailPreferences.ts';
import { type ActionCallbacks, useAction } from '../forms/useAction.ts';
import { usePersonalOptions, usePersonalQuery } from './usePersonalQuery.ts';

/** What {@link useMailPreferences} returns. */
export interface UseMailPreferencesResult {
  /** Undefined while they load; null where the marketplace sends no mail. */
  preferences: MailPreferences | null | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Loads them again after an error. */
  reload: () => void;
  /** Shows the change at once and saves it. */
  change: (change: Partial<MailPreferences>) => void;
  /** The last change was saved. */
  isSaved: boolean;
  /** Why the last change was not saved; it has been undone. */
  saveError: string | undefined;
}

/** The mails that the signed-in user gets, of those that can be stopped. `onSuccess` gets them. Shows no notice. */
export function useMailPreferences(callbacks: ActionCallbacks<MailPreferences> = {}): UseMailPreferencesResult {
  const { marketplace, t } = useLectern('useMailPreferences', mailPreferenceWords);
  const queryClient = useQueryClient();
  const query = (id: string) => mailPreferencesQuery(marketplace, id);
  const { queryKey } = usePersonalOptions(query);
  const { data, error, refetch } = usePersonalQuery(query);
  const mutationKey = queryKey;
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const saving = useAction(
    {
      mutationKey,
      // Changes are sent one after the other, so that the server ends up with the last one.
      scope: { id: mutationKey.join() },
      mutationFn: async (change: Partial<MailPreferences>) =>
        (await marketplace.mailPreferences.update(change)).preferences,
      // The answer to an earlier change lacks the later ones.
      onSuccess: (preferences) => isLast() && queryClient.setQueryData(queryKey, preferences),
      onError: () => void (isLast() && refetch()),
    },
    callbacks,
  );
  return {
    preferences: data,
    error: error && data === undefined ? messageOf(error, t('mailPreferences.loadFailed')) : undefined,
    reload: () => void refetch(),
    change(change) {
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before) => before && { ...before, ...change });
      saving.mutate(change);
    },
    isSaved: saving.isSuccess,
    saveError: saving.error ? messageOf(saving.error, t('mailPreferences.saveFailed')) : undefined,
  };
}
