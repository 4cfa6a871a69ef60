import {
  type CodesSetup,
  isMarketplaceError,
  messageOf,
  type NewPasskey,
  type OwnerConfirmation,
  type Passkey,
  type SecondFactor,
} from '@lectern/sdk';
import { secondFactorWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { secondFactorQuery } from '../../queries/secondFactor.ts';
import { type ActionCallbacks, useAction } from '../forms/useAction.ts';
import { type FormFailure, useFormFailure } from '../forms/useFormFailure.ts';
import { usePersonalOptions, usePersonalQuery } from './usePersonalQuery.ts';

/** A change of the second factor, and what the owner has typed for it. */
export type SecondFactorChange =
  | { kind: 'setUpCodes'; owner: OwnerConfirmation }
  | { kind: 'turnOnCodes'; code: string }
  | { kind: 'turnOffCodes'; owner: OwnerConfirmation }
  | { kind: 'renewRecoveryCodes'; owner: OwnerConfirmation }
  | { kind: 'addPasskey'; owner: OwnerConfirmation; name: string }
  | { kind: 'removePasskey'; owner: OwnerConfirmation; passkey: Passkey };

/** What a change has led to: a secret to add to an app, recovery codes to keep, or nothing to show. */
export interface SecondFactorResult {
  change: SecondFactorChange;
  setup?: CodesSetup;
  recoveryCodes?: string[];
}

/** What {@link useSecondFactor} returns. */
export interface UseSecondFactorResult {
  /** What is set up. Undefined while it loads; null where the backend has no second factor. */
  secondFactor: SecondFactor | null | undefined;
  /** Why it could not be loaded. */
  error: string | undefined;
  /** Loads it again after an error. */
  reload: () => void;
  /** Makes a change; call it in a click, since a passkey opens a dialog of the browser. */
  change: (change: SecondFactorChange) => void;
  isPending: boolean;
  /** Why the last change was not made. */
  failure: FormFailure;
  /** Forgets why. */
  reset: () => void;
}

/** One-time codes and passkeys of the user. Shows no notice. */
export function useSecondFactor(callbacks: ActionCallbacks<SecondFactorResult> = {}): UseSecondFactorResult {
  const { marketplace, t } = useLectern('useSecondFactor', secondFactorWords);
  const { secondFactor: calls, session } = marketplace;
  const queryClient = useQueryClient();
  const query = (id: string) => secondFactorQuery(marketplace, id);
  const { queryKey } = usePersonalOptions(query);
  const { data, error, refetch } = usePersonalQuery(query);

  async function addPasskey(owner: OwnerConfirmation, name: string) {
    const [{ startRegistration }, optionsJSON] = await Promise.all([
      import('@simplewebauthn/browser'),
      calls.setUpPasskey(owner),
    ]);
    // The library's types name every algorithm and transport.
    type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
    const credential = await startRegistration({ optionsJSON: optionsJSON as Options });
    await calls.addPasskey({ name, credential: credential as unknown as NewPasskey['credential'] });
  }

  async function run(change: SecondFactorChange): Promise<SecondFactorResult> {
    switch (change.kind) {
      case 'setUpCodes':
        return { change, setup: await calls.setUpCodes(change.owner) };
      case 'turnOnCodes':
        return { change, recoveryCodes: await session.turnOnCodes(change.code) };
      case 'renewRecoveryCodes':
        return { change, ...(await calls.renewRecoveryCodes(change.owner)) };
      case 'turnOffCodes':
        await calls.turnOffCodes(change.owner);
        return { change };
      case 'addPasskey':
        await addPasskey(change.owner, change.name);
        return { change };
      case 'removePasskey':
        await calls.removePasskey({ id: change.passkey._id, ...change.owner });
        return { change };
    }
  }

  const action = useAction(
    { mutationFn: run, onSuccess: () => queryClient.invalidateQueries({ queryKey }) },
    callbacks,
  );
  // The browser refuses in its own words, or because the person has changed their mind.
  const isBrowsers = action.error !== null && !isMarketplaceError(action.error);
  const failure = useFormFailure(action.error, t('secondFactor.changeFailed'));
  return {
    secondFactor: data,
    error: error && data === undefined ? messageOf(error, t('secondFactor.loadFailed')) : undefined,
    reload: () => void refetch(),
    change: action.mutate,
    isPending: action.isPending,
    failure: isBrowsers ? { ...failure, error: t('passkeys.notMade') } : failure,
    reset: action.reset,
  };
}
