import type { auth } from '../endpoints/auth.ts';
import type { users } from '../endpoints/users.ts';
import { isApiError, isMarketplaceError, messageOf } from '../errors.ts';
import type { CallOptions, Calls } from '../http/endpoint.ts';
import type { Messages } from '../messages/createMessages.ts';
import type { CoreMessageKey } from '../messages/en.ts';
import type { PasswordChange, ProfileDraft, SessionAnswer, SignInDraft, SignUpDraft, User } from '../schemas/user.ts';
import { createExternalSignIn } from './externalSignIn.ts';
import type { NoticesStore } from './notices.ts';
import type { KeyValueStore, StorageLike } from './storage.ts';
import { createOwnedStore, type ReadStore } from './store.ts';
import { readToken } from './tokenPayload.ts';

/** Who is signed in (§4, "Auth state"). */
export interface SessionState {
  token: string | undefined;
  user: User | undefined;
  isAuthenticated: boolean;
  /** At startup, until it is known who is here; and while signing in or up. */
  isLoading: boolean;
  /** Why the last sign-in or sign-up failed. */
  error: string | undefined;
}

/** Why a session ended; `otherTab` also where other code of the page removed the token. */
export type SessionEndReason = 'signedOut' | 'expired' | 'otherTab';

export interface SessionStore extends ReadStore<SessionState> {
  /** POST /auth/signin. Resolves with the user, or rejects after the notice was shown. */
  signIn(draft: SignInDraft, options?: { signal?: AbortSignal }): Promise<User>;
  /** POST /auth/signup, likewise. */
  signUp(draft: SignUpDraft, options?: { signal?: AbortSignal }): Promise<User>;
  /** Where the browser has to go for Google (§7). Remembers that this tab began it. */
  externalSignInUrl(): string;
  /**
   * What a token from outside says: `user` is whoever it claims to belong to, which nobody has checked, and
   * `needsConfirmation` whether to ask "Continue as …?" first, because this tab did not begin the sign-in and the token
   * does not belong to the person who is signed in.
   */
  readExternalToken(token: string): { user: User | undefined; needsConfirmation: boolean };
  /** GET /auth/me with a token from outside: its owner as the server knows them. Changes nothing here. */
  identify(token: string, options?: CallOptions): Promise<User>;
  /** Takes over a token that an external sign-in handed to the landing page (§2, /auth/success). */
  acceptToken(token: string): Promise<User>;
  /** PUT /user/profile; the saved user is the session's from then on. */
  updateProfile(draft: ProfileDraft, options?: CallOptions): Promise<User>;
  /** PUT /user/change-password. Other sessions end; this one goes on with the new token. */
  changePassword(change: PasswordChange, options?: CallOptions): Promise<void>;
  /** Forgets the token and the person, and says so. */
  signOut(): void;
  /**
   * The token that a call sends now, read from storage (§7). Where another tab or other code of the page has changed it,
   * the session goes over to the new one first.
   */
  currentToken(): string | undefined;
  /** A 401 on a call that carried `token` ends the session, once. */
  expire(token: string): void;
  /** Hears of other tabs no more. */
  destroy(): void;
}

const KEY = 'token';

export interface SessionOptions {
  auth: Calls<typeof auth>;
  users: Calls<typeof users>;
  storage: KeyValueStore;
  /** Forgotten with the tab. */
  tabStorage: StorageLike | undefined;
  /** Where an external sign-in begins. */
  externalSignIn: string;
  /** Scheme and host of the backend, for pictures that a token names relative to it. */
  host: string;
  notices: NoticesStore;
  messages: Messages;
  /** Wait for GET /auth/me before anybody counts as signed in. */
  verify: boolean;
  onUser: (user: User | undefined, end: SessionEndReason | undefined) => void;
  warn: (message: string) => void;
}

export function createSession(options: SessionOptions): SessionStore {
  const { auth, users, storage, notices, messages: t, onUser } = options;
  const external = createExternalSignIn(options.tabStorage);
  const { view, get, set } = createOwnedStore<SessionState>({
    token: storage.get(KEY),
    user: undefined,
    isAuthenticated: false,
    isLoading: true,
    error: undefined,
  });

  const enter = (token: string, user: User) => {
    set({ token, user, isAuthenticated: true, isLoading: false, error: undefined });
    onUser(user, undefined);
  };
  const leave = (end: SessionEndReason | undefined) => {
    const wasSignedIn = get().isAuthenticated;
    set({ token: undefined, user: undefined, isAuthenticated: false, isLoading: false });
    onUser(undefined, wasSignedIn ? end : undefined);
  };
  /** The same person goes on, perhaps with a new token. */
  const renew = (user: User, token: string | undefined) => {
    if (token) storage.set(KEY, token);
    set({ user, ...(token ? { token } : {}) });
  };
  /** Nobody counts as signed in until it is known who a token belongs to. */
  const forget = (isLoading: boolean) => {
    const wasSomeone = get().user !== undefined;
    set({ user: undefined, isAuthenticated: false, isLoading });
    if (wasSomeone) onUser(undefined, undefined);
  };
  /** The token may have changed hands while a call was under way; its answer is then of no use. */
  const isCurrent = (token: string) => get().token === token;

  async function start(token: string | undefined) {
    const reading = readToken(token, options.host);
    if (!token || reading.kind === 'none') return leave(undefined);
    if (reading.kind === 'incomplete') {
      storage.remove(KEY);
      return leave(undefined);
    }
    if (reading.kind === 'unreadable') {
      options.warn('The stored token cannot be decoded; asking for the profile instead.');
      forget(options.verify);
    } else if (!options.verify) enter(token, reading.user);
    else if (get().user?.userId !== reading.user.userId) forget(true);
    if (reading.kind === 'user' && reading.hasFirstName && !options.verify) return;
    // The marketplace is still being built when this runs first; its calls work from the next turn on.
    await Promise.resolve();
    try {
      const { user } = options.verify && reading.kind === 'user' ? await auth.me() : await users.profile();
      if (isCurrent(token)) enter(token, user);
    } catch {
      if (!isCurrent(token)) return; // A 401 has ended the session already; another sign-in is not ours to undo.
      // Only a 401 ends a session: without an answer the payload's user stays.
      if (reading.kind === 'user') enter(token, reading.user);
      else set({ isLoading: false });
    }
  }

  async function become(
    call: () => Promise<SessionAnswer>,
    texts: { title: CoreMessageKey; fallback: CoreMessageKey },
    success: (user: User) => void,
    known: Partial<User>,
  ): Promise<User> {
    set({ isLoading: true, error: undefined });
    try {
      const { token, ...answer } = await call();
      const user: User = {
        ...answer,
        firstName: answer.firstName || known.firstName || 'User',
        lastName: answer.lastName || known.lastName || '',
        email: answer.email || known.email || '',
      };
      storage.set(KEY, token);
      enter(token, user);
      success(user);
      return user;
    } catch (error) {
      const message = describe(error, t(texts.fallback));
      set({ isLoading: false, error: message });
      if (isMarketplaceError(error)) notices.show({ type: 'error', title: t(texts.title), message });
      throw error;
    }
  }

  /** Whatever is stored counts, whoever stored it. */
  function follow(token: string | undefined) {
    if (token === get().token) return;
    if (token === undefined) return leave('otherTab');
    set({ token });
    void start(token);
  }
  const stopListening = storage.onChange(KEY, follow);
  /** Is being taken over: calls send it already, and it is stored once the server knows it. */
  let offered: string | undefined;

  const session: SessionStore = {
    ...view,
    signIn: (draft, callOptions) =>
      become(
        () => auth.signIn(draft, callOptions),
        { title: 'notice.signInFailed.title', fallback: 'notice.signInFailed.text' },
        (user) =>
          notices.show({
            type: 'success',
            title: t('notice.signedIn.title'),
            message: t('notice.signedIn.text', { firstName: user.firstName }),
          }),
        { email: draft.email },
      ),
    signUp: (draft, callOptions) =>
      become(
        () => auth.signUp(draft, callOptions),
        { title: 'notice.signUpFailed.title', fallback: 'auth.tryAgain' },
        () => notices.show({ type: 'success', title: t('notice.signedUp.title'), message: t('notice.signedUp.text') }),
        { firstName: draft.firstName, lastName: draft.lastName, email: draft.email },
      ),
    externalSignInUrl() {
      external.begin();
      return options.externalSignIn;
    },
    readExternalToken(token) {
      const reading = readToken(token, options.host);
      const user = reading.kind === 'user' ? reading.user : undefined;
      const { user: current } = get();
      const isSame = current !== undefined && current.userId === user?.userId;
      return { user, needsConfirmation: !isSame && !external.hasBegun() };
    },
    async identify(token, callOptions) {
      const { user } = await auth.me({}, { ...callOptions, token });
      return user;
    },
    async acceptToken(token) {
      external.end();
      const previous = get().token;
      offered = token;
      set({ token, isLoading: true, error: undefined });
      try {
        const { user } = await auth.me();
        offered = undefined;
        storage.set(KEY, token);
        enter(token, user);
        notices.show({ type: 'success', title: t('notice.external.title'), message: t('notice.external.text') });
        return user;
      } catch (error) {
        offered = undefined;
        set({ token: previous, isLoading: false, error: messageOf(error, t('auth.profileFailed')) });
        throw error;
      }
    },
    signOut() {
      storage.remove(KEY);
      leave('signedOut');
      notices.show({ type: 'info', title: t('notice.signedOut.title'), message: t('notice.signedOut.text') });
    },
    currentToken() {
      if (offered === undefined) follow(storage.get(KEY));
      return get().token;
    },
    expire(token) {
      // Ten calls answered 401 are one sign-out; and a token taken over but not yet kept is not a session.
      if (!isCurrent(token) || storage.get(KEY) !== token) return;
      storage.remove(KEY);
      leave('expired');
      notices.show({ type: 'warning', title: t('notice.expired.title'), message: t('notice.expired.text') });
    },
    async updateProfile(draft, callOptions) {
      const { token: before } = get();
      const { user, token } = await users.updateProfile(draft, callOptions);
      if (before && isCurrent(before)) renew(user, token);
      return user;
    },
    async changePassword(change, callOptions) {
      const { token: before, user } = get();
      const { token } = await users.changePassword(change, callOptions);
      if (before && isCurrent(before) && user) renew(user, token);
    },
    destroy: stopListening,
  };
  void start(get().token);
  return session;
}

/** Login errors show the server's details joined with '; ' (§5), else the message. */
function describe(error: unknown, fallback: string): string {
  if (isApiError(error) && error.fields.length > 0) return error.fields.map(({ message }) => message).join('; ');
  return messageOf(error, fallback);
}
