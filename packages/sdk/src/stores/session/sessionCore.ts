import { isApiError, isMarketplaceError, messageOf } from '../../errors.ts';
import type { Messages } from '../../messages/createMessages.ts';
import type { CoreMessageKey } from '../../messages/en.ts';
import type { SessionAnswer, User } from '../../schemas/user.ts';
import type { Greeting, IntentStore } from '../intent.ts';
import type { NoticesStore } from '../notices.ts';
import type { KeyValueStore } from '../storage.ts';
import { createOwnedStore, type ReadStore } from '../store.ts';
import type { SessionEndReason, SessionState } from './sessionStore.ts';

const KEY = 'token';

export interface SessionCoreOptions {
  /** Where the token is kept. */
  tokens: Pick<KeyValueStore, 'get' | 'set' | 'remove' | 'onChange'>;
  notices: NoticesStore;
  intent: Pick<IntentStore, 'claim'>;
  messages: Messages;
  onUser: (user: User | undefined, end: SessionEndReason | undefined) => void;
  /** Finds out whose token this is, after other code has stored it. */
  onAdopted: (token: string) => void;
}

/** The state of the session and its steps, which every way to sign in shares. */
export interface SessionCore {
  view: ReadStore<SessionState>;
  get(): SessionState;
  set(change: Partial<SessionState>): void;
  /** A known user is signed in. */
  start(token: string, user: User): void;
  end(reason: SessionEndReason | undefined): void;
  /** Stores the token, signs the user in and greets them. */
  begin(token: string, user: User, greeting: Greeting, notify: boolean): void;
  /** Sends the call that signs in, and begins the session or says why it failed. `known` completes the answer. */
  authenticate(
    call: () => Promise<SessionAnswer>,
    texts: { title: CoreMessageKey; fallback: CoreMessageKey },
    greeting: Greeting,
    known: Partial<User>,
    notify?: boolean,
  ): Promise<User>;
  /** Updates the signed-in user, and the token where the server sent a new one. */
  refreshUser(user: User, token: string | undefined): void;
  /** Clears the user while it is unknown whose token this is. */
  clearUser(isLoading: boolean): void;
  /** Whether the token is still the session's; otherwise the answer of a running call is ignored. */
  isCurrent(token: string): boolean;
  storeToken(token: string): void;
  forgetToken(): void;
  isStored(token: string): boolean;
  /** A token that calls send already, but that is stored only once the server has accepted it. */
  setPending(token: string | undefined): void;
  /** The token to send now: the stored one, including one that other code has written. */
  currentToken(): string | undefined;
  destroy(): void;
}

export function createSessionCore(options: SessionCoreOptions): SessionCore {
  const { tokens, notices, intent, messages: t, onUser, onAdopted } = options;
  const unknown: SessionState = {
    token: undefined,
    user: undefined,
    isAuthenticated: false,
    isLoading: true,
    error: undefined,
  };
  const { view, get, set } = createOwnedStore({ ...unknown, token: tokens.get(KEY) }, unknown);
  let pending: string | undefined;

  const start = (token: string, user: User) => {
    set({ token, user, isAuthenticated: true, isLoading: false, error: undefined });
    onUser(user, undefined);
  };
  const end = (reason: SessionEndReason | undefined) => {
    const wasSignedIn = get().isAuthenticated;
    set({ token: undefined, user: undefined, isAuthenticated: false, isLoading: false });
    onUser(undefined, wasSignedIn ? reason : undefined);
  };

  /** One notice greets the person; where something is still to be done for them, the one that says so. */
  const begin = (token: string, user: User, greeting: Greeting, notify: boolean) => {
    const isDue = intent.claim(user.userId, greeting);
    tokens.set(KEY, token);
    start(token, user);
    if (!notify || isDue) return;
    const { firstName } = user;
    notices.show({
      type: 'success',
      title: t(`notice.${greeting}.title`),
      message: t(`notice.${greeting}.text`, { firstName }),
    });
  };

  function adopt(token: string | undefined) {
    if (token === get().token) return;
    if (token === undefined) return end('otherTab');
    set({ token });
    onAdopted(token);
  }
  const stopListening = tokens.onChange(KEY, adopt);

  return {
    view,
    get,
    set,
    start,
    end,
    begin,
    async authenticate(call, texts, greeting, known, notify = true) {
      set({ isLoading: true, error: undefined });
      try {
        const { token, ...answer } = await call();
        const user: User = {
          ...answer,
          firstName: answer.firstName || known.firstName || 'User',
          lastName: answer.lastName || known.lastName || '',
          email: answer.email || known.email || '',
        };
        begin(token, user, greeting, notify);
        return user;
      } catch (error) {
        // The first of two steps has succeeded, or the second is tried again where it is.
        if (isApiError(error, 'second_factor_required') || isApiError(error, 'wrong_code')) {
          set({ isLoading: false });
          throw error;
        }
        const message = errorText(error, t(texts.fallback));
        set({ isLoading: false, error: message });
        if (notify && isMarketplaceError(error)) notices.show({ type: 'error', title: t(texts.title), message });
        throw error;
      }
    },
    refreshUser(user, token) {
      if (token) tokens.set(KEY, token);
      set({ user, ...(token ? { token } : {}) });
    },
    clearUser(isLoading) {
      const hadUser = get().user !== undefined;
      set({ user: undefined, isAuthenticated: false, isLoading });
      if (hadUser) onUser(undefined, undefined);
    },
    isCurrent: (token) => get().token === token,
    storeToken: (token) => void tokens.set(KEY, token),
    forgetToken: () => tokens.remove(KEY),
    isStored: (token) => tokens.get(KEY) === token,
    setPending(token) {
      pending = token;
    },
    currentToken() {
      if (pending === undefined) adopt(tokens.get(KEY));
      return get().token;
    },
    destroy: stopListening,
  };
}

/** Sign-in errors show the server's details joined with '; ' (§5), else the message. */
function errorText(error: unknown, fallback: string): string {
  if (isApiError(error) && error.fields.length > 0) return error.fields.map(({ message }) => message).join('; ');
  return messageOf(error, fallback);
}
