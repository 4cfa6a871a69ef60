import { isApiError, type MailPreference, type MailPreferenceKind, messageOf } from '@lectern/sdk';
import { mailPreferenceWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { mailPreferenceLinkQuery } from '../../queries/mailPreferences.ts';
import { type ActionCallbacks, useAction } from '../forms/useAction.ts';

/** What {@link useUnsubscribe} returns. */
export interface UseUnsubscribeResult {
  /**
   * `asking`: such mails are on; `off`, `on`: what they are now, after a change or because they were off already;
   * `invalid`: the link isn't one of the marketplace. Undefined while the link is checked.
   */
  state: 'asking' | 'off' | 'on' | 'invalid' | undefined;
  /** The mails that the link is for. */
  kind: MailPreferenceKind | undefined;
  /** Why the link could not be checked. */
  loadError: string | undefined;
  /** Checks it again after an error. */
  reload: () => void;
  /** Turns these mails off, or on again. Needs no sign-in. */
  change: (isOn: boolean) => void;
  isPending: boolean;
  /** Why the last change was not saved. */
  error: string | undefined;
}

/** Stops mails of a kind by the link in one. `onSuccess` gets what they are now. Shows no notice. */
export function useUnsubscribe(token: string, callbacks: ActionCallbacks<MailPreference> = {}): UseUnsubscribeResult {
  const { marketplace, t } = useLectern('useUnsubscribe', mailPreferenceWords);
  // What is no token is a link that was cut.
  const isToken = token.length <= 100 && /^[0-9a-f]{24}\.[a-z]{1,20}\.[\w-]{43}$/.test(token);
  const link = useQuery({ ...mailPreferenceLinkQuery(marketplace, token), enabled: isToken });
  const [changed, setChanged] = useState<MailPreference>();
  const { mutate, isPending, error } = useAction(
    {
      mutationFn: (isOn: boolean) => marketplace.mailPreferences.change({ token, isOn }),
      onSuccess: setChanged,
    },
    callbacks,
  );
  const isInvalid = !isToken || link.data === null || isApiError(error, 'invalid_link');
  const shown = changed ?? link.data ?? undefined;
  return {
    state: isInvalid ? 'invalid' : shown && (changed?.isOn ? 'on' : shown.isOn ? 'asking' : 'off'),
    kind: shown?.kind,
    loadError: link.error && !shown ? describeLoadError(link.error, t('unsubscribe.checkFailed')) : undefined,
    reload: () => void link.refetch(),
    change: mutate,
    isPending,
    error: error ? messageOf(error, t('unsubscribe.failed')) : undefined,
  };
}
