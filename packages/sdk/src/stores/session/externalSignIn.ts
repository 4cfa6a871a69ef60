import type { Endpoints } from '../../endpoints/index.ts';
import { messageOf } from '../../errors.ts';
import type { Calls } from '../../http/endpoint.ts';
import type { Messages } from '../../messages/createMessages.ts';
import type { IntentStore } from '../intent.ts';
import type { StorageLike } from '../storage.ts';
import type { SessionCore } from './sessionCore.ts';
import type { SessionStore } from './sessionStore.ts';
import { readToken } from './tokenPayload.ts';

const KEY = 'lectern_external_sign_in';

/**
 * Remembers whether this tab started an external sign-in. If the tab's storage is unavailable, it counts
 * as not started and the landing page asks for confirmation, which is the safe choice.
 */
function createStartMark(tab: StorageLike | undefined) {
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined; // Unavailable, see above.
    }
  };
  return {
    set: () => attempt(() => tab?.setItem(KEY, '1')),
    remove: () => attempt(() => tab?.removeItem(KEY)),
    isSet: () => attempt(() => tab?.getItem(KEY)) === '1',
  };
}

export interface ExternalSignInOptions {
  auth: Calls<Endpoints['auth']>;
  /** The URL at which an external sign-in starts. */
  externalSignIn: string;
  /** Scheme and host of the backend, for relative picture URLs in a token. */
  host: string;
  intent: Pick<IntentStore, 'cancel'>;
  messages: Messages;
  tabStorage: StorageLike | undefined;
}

type ExternalSignIn = Pick<SessionStore, 'externalSignInUrl' | 'readExternalToken' | 'identify' | 'acceptToken'>;

/** Signing in with Google: away to the provider, and back with a token (§7). */
export function createExternalSignIn(core: SessionCore, options: ExternalSignInOptions): ExternalSignIn {
  const { auth, intent, messages: t } = options;
  const mark = createStartMark(options.tabStorage);
  return {
    externalSignInUrl() {
      mark.set();
      return options.externalSignIn;
    },
    readExternalToken(token) {
      const reading = readToken(token, options.host);
      const user = reading.kind === 'user' ? reading.user : undefined;
      const { user: current } = core.get();
      const isSame = current !== undefined && current.userId === user?.userId;
      return { user, needsConfirmation: !isSame && !mark.isSet() };
    },
    async identify(token, callOptions) {
      const { user } = await auth.me({}, { ...callOptions, token });
      return user;
    },
    async acceptToken(token, { notify = true } = {}) {
      // What was pressed in this tab is for who signs in from this tab.
      if (!mark.isSet()) intent.cancel();
      mark.remove();
      const previous = core.get().token;
      core.setPending(token);
      core.set({ token, isLoading: true, error: undefined });
      try {
        const { user } = await auth.me();
        core.setPending(undefined);
        core.begin(token, user, 'external', notify);
        return user;
      } catch (error) {
        core.setPending(undefined);
        core.set({ token: previous, isLoading: false, error: messageOf(error, t('auth.profileFailed')) });
        throw error;
      }
    },
  };
}
