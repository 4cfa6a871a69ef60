import { messageOf } from '@lectern/sdk';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useQueryClient } from '../../provider/query.ts';
import { type ActionCallbacks, useAction } from '../forms/useAction.ts';
import { usePersonalOptions, usePersonalQuery } from './usePersonalQuery.ts';

/** Settings of the signed-in user that are saved with each change. */
export interface SavedSettings<Settings> {
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Loads them again after an error. */
  reload: () => void;
  /** Shows the change at once and saves it. */
  change: (change: Partial<Settings>) => void;
  /** The last change was saved. */
  isSaved: boolean;
  /** Why the last change was not saved; it has been undone. */
  saveError: string | undefined;
}

interface Options<Settings, Loaded extends Settings | null, Key extends QueryKey> {
  query: (userId: string) => UseQueryOptions<Loaded, Error, Loaded, Key> & { queryKey: Key };
  save: (change: Partial<Settings>) => Promise<Settings>;
  /** What is said of a failure that says nothing itself. */
  loadFailed: string;
  saveFailed: string;
}

/** Loads settings and saves each change, shown before it is saved. `onSuccess` gets them. Shows no notice. */
export function useSavedSettings<Settings extends object, Loaded extends Settings | null, Key extends QueryKey>(
  { query, save, loadFailed, saveFailed }: Options<Settings, Loaded, Key>,
  callbacks: ActionCallbacks<Settings>,
): SavedSettings<Settings> & { data: Loaded | undefined } {
  const queryClient = useQueryClient();
  const queryKey: QueryKey = usePersonalOptions(query).queryKey;
  const { data, error, refetch } = usePersonalQuery(query);
  const isLast = () => queryClient.isMutating({ mutationKey: queryKey }) === 1;
  const saving = useAction(
    {
      mutationKey: queryKey,
      // Changes are sent one after the other, so that the server ends up with the last one.
      scope: { id: queryKey.join() },
      mutationFn: save,
      // The answer to an earlier change lacks the later ones.
      onSuccess: (settings: Settings) => isLast() && queryClient.setQueryData(queryKey, settings),
      onError: () => void (isLast() && refetch()),
    },
    callbacks,
  );
  return {
    data,
    error: error && data === undefined ? messageOf(error, loadFailed) : undefined,
    reload: () => void refetch(),
    change(change) {
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before: Settings | null | undefined) => before && { ...before, ...change });
      saving.mutate(change);
    },
    isSaved: saving.isSuccess,
    saveError: saving.error ? messageOf(saving.error, saveFailed) : undefined,
  };
}
