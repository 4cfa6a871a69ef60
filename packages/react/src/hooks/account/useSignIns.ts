import { messageOf, type SignIn } from '@lectern/sdk';
import { accountWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { signInsQuery } from '../../queries/signIns.ts';
import { type ActionCallbacks, useAction } from '../forms/useAction.ts';
import { usePersonalOptions, usePersonalQuery } from './usePersonalQuery.ts';

/** What {@link useSignIns} returns. */
export interface UseSignInsResult {
  /** Last used first. Undefined while they load; null where the backend doesn't list them. */
  signIns: SignIn[] | null | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Loads them again after an error. */
  reload: () => void;
  /** Signs out one of them. */
  end: (signIn: SignIn) => void;
  /** The one that is being signed out. */
  ending: SignIn | undefined;
  /** Signs out all but this browser. */
  endOthers: () => void;
  isEndingOthers: boolean;
  /** What has become of the last one that was signed out, to be announced. */
  news: string | undefined;
  /** Why the last one was not signed out. */
  endError: string | undefined;
  /** How a sign-in is called: its browser and system. */
  nameOf: (signIn: SignIn) => string;
}

/** Where the user is signed in, and signing out there. Shows no notice. */
export function useSignIns(callbacks: ActionCallbacks = {}): UseSignInsResult {
  const { marketplace, t } = useLectern('useSignIns', accountWords);
  const queryClient = useQueryClient();
  const query = (id: string) => signInsQuery(marketplace, id);
  const { queryKey } = usePersonalOptions(query);
  const { data, error, refetch } = usePersonalQuery(query);
  const nameOf = ({ browser, system }: SignIn) =>
    browser && system ? t('signIns.device', { browser, system }) : browser || system || t('signIns.unknown');
  const keep = (isKept: (signIn: SignIn) => boolean) =>
    queryClient.setQueryData(queryKey, (list) => list && { ...list, signIns: list.signIns.filter(isKept) });
  const ending = useAction(
    {
      mutationFn: async ({ _id }: SignIn) => void (await marketplace.account.endSignIn({ id: _id })),
      onSuccess: (_, ended) => keep(({ _id }) => _id !== ended._id),
      // It may have ended elsewhere meanwhile.
      onError: () => void refetch(),
    },
    callbacks,
  );
  const endingOthers = useAction(
    {
      mutationFn: () => marketplace.session.signOutElsewhere(),
      onSuccess: () => keep(({ isCurrent }) => isCurrent),
    },
    callbacks,
  );
  const last = ending.submittedAt > endingOthers.submittedAt ? ending : endingOthers;
  return {
    signIns: data === null ? null : data?.signIns,
    error: error && data === undefined ? messageOf(error, t('signIns.loadFailed')) : undefined,
    reload: () => void refetch(),
    end: ending.mutate,
    ending: ending.isPending ? ending.variables : undefined,
    endOthers: () => endingOthers.mutate(),
    isEndingOthers: endingOthers.isPending,
    news: !last.isSuccess
      ? undefined
      : last === ending
        ? ending.variables && t('signIns.ended', { device: nameOf(ending.variables) })
        : t('signIns.othersEnded'),
    endError:
      last === ending
        ? ending.error && ending.variables
          ? messageOf(ending.error, t('signIns.endFailed', { device: nameOf(ending.variables) }))
          : undefined
        : endingOthers.error
          ? messageOf(endingOthers.error, t('signIns.othersFailed'))
          : undefined,
    nameOf,
  };
}
