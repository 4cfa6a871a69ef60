import { isMarketplaceError, messageOf, type SignInFinish, type User } from '@lectern/sdk';
import { secondFactorWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { type ActionOptions, useAction } from '../forms/useAction.ts';

/** What {@link usePasskeySignIn} returns. */
export interface UsePasskeySignInResult {
  /** Opens the browser's dialog. Call it in a click. */
  signIn: () => void;
  isPending: boolean;
  /** Why nobody is signed in. */
  error: string | undefined;
}

/** Signs in with a passkey, which is both factors in one. `onSuccess` gets the user. */
export function usePasskeySignIn(options: ActionOptions<User> = {}): UsePasskeySignInResult {
  const { marketplace, t } = useLectern('usePasskeySignIn', secondFactorWords);
  const { notify = true } = options;
  const action = useAction(
    {
      mutationFn: async () => {
        const [{ startAuthentication }, optionsJSON] = await Promise.all([
          import('@simplewebauthn/browser'),
          marketplace.auth.requestPasskey(),
        ]);
        const { challenge } = optionsJSON;
        type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
        const answer = await startAuthentication({ optionsJSON: optionsJSON as Options });
        const credential = answer as unknown as NonNullable<SignInFinish['credential']>;
        return marketplace.session.finishSignIn({ challenge, credential }, { notify });
      },
    },
    options,
  );
  const { error } = action;
  return {
    signIn: () => action.mutate(),
    isPending: action.isPending,
    // The browser doesn't say whether the person changed their mind or had no passkey.
    error: error ? (isMarketplaceError(error) ? messageOf(error, t('passkey.none')) : t('passkey.none')) : undefined,
  };
}
