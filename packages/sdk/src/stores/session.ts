import type { auth } from '../endpoints/auth.ts';
import type { users } from '../endpoints/users.ts';
import { isApiError, isMarketplaceError, messageOf } from '../errors.ts';
import type { CallOptions, Calls } from '../http/endpoint.ts';
import type { Messages } from '../messages/createMessages.ts';
import type { CoreMessageKey } from '../messages/en.ts';
import type { PasswordInput, ProfileDraft, SessionAnswer, SignInDraft, SignUpDraft, User } from '../schemas/user.ts';
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
  /** At startup until the session is known, and while signing in or up. */
  isLoading: boolean;
  /** Why the last sign-in or sign-up failed. */
  error: string | undefined;
}

/** Why a session ended; `otherTab` also when other code of the page removed the token. */
export type SessionEndReason = 'signedOut' | 'expired' | 'otherTab';

/** Options of the calls that start or end a session. */
export interface SessionNoticeOptions {
  /**
   * Whether to show a notice of the outcome. With `false`, the page shows it itself.
   *
   * @default true
   */
  notify?: boolean;
}

export interface SessionStore extends ReadStore<SessionState> {
  /** POST /auth/signin. Resolves with the user, or rejects after the notice was shown. */
  signIn(draft: SignInDraft, options?: SessionNoticeOptions & { signal?: AbortSignal }): Promise<User>;
  /** POST /auth/signup, likewise. */
  signUp(draft: SignUpDraft, options?: SessionNoticeOptions & { signal?: AbortSignal }): Promise<User>;
  /** The URL to open for Google sign-in (§7). Records that this tab started it. */
  externalSignInUrl(): string;
  /**
   * Reads a token from an external sign-in. `user` is the unverified user in it; `needsConfirmation` says whether to ask
   * "Continue as …?" first, because this tab did not start the sign-in and the token is not the signed-in person's.
   */
  readExternalToken(token: string): { user: User | undefined; needsConfirmation: boolean };
  /** GET /auth/me with a token from an external sign-in: its owner. Does not change the session. */
  identify(token: string, options?: CallOptions): Promise<User>;
  /** Signs in with a token that an external sign-in handed to the landing page (§2, /auth/success). */
  acceptToken(token: string, options?: SessionNoticeOptions): Promise<User>;
  /** PUT /user/profile; updates the session's user. */
  updateProfile(draft: ProfileDraft, options?: CallOptions): Promise<User>;
  /** PUT /user/change-password. Ends every other session and keeps the new token. */
  changePassword(change: PasswordInput, options?: CallOptions): Promise<void>;
  /** Removes the token and the user, and shows a notice. */
  signOut(options?: SessionNoticeOptions): void;
  /** The token to send now, read from storage (§7). If another tab or other code has changed it, the session follows. */
  currentToken(): string | undefined;
  /** A 401 on a call that carried `token` ends the session, once. */
  expire(token: string): void;
  /** Stops listening to storage events. */
  destroy(): void;
}

const KEY = 'token';

export interface SessionOptions {
  auth: Calls<typeof auth>;
  users: Calls<typeof users>;
  storage: KeyValueStore;
  /** Cleared when the tab is closed. */
  tabStorage: StorageLike | undefined;
  /** The URL at which an external sign-in starts. */
  externalSignIn: string;
  /** Scheme and host of the backend, for relative picture URLs in a token. */
  host: string;
  notices: NoticesStore;
  messages: Messages;
  /** Whether to verify the stored token with GET /auth/me before the user counts as signed in. */
  verify: boolean;
  onUser: (user: User | undefined, end: SessionEndReason | undefined) => void;
  warn: (message: string) => void;
}

export function createSession(options: SessionOptions): SessionStore {
  const { auth, users, storage, notices, messages: t, onUser } = options;
  const external = createExternalSignIn(options.tabStorage);
  const unknown: SessionState = {
    token: undefined,
    user: undefined,
    isAuthenticated: false,
    isLoading: true,
    error: undefined,
  };
  const { view, get, set } = createOwnedStore({ ...unknown, token: storage.get(KEY) }, unknown);

  const startSession = (token: string, user: User) => {
    set({ token, user, isAuthenticated: true, isLoading: false, error: undefined });
    onUser(user, undefined);
  };
  const endSession = (end: SessionEndReason | undefined) => {
    const wasSignedIn = get().isAuthenticated;
    set({ token: undefined, user: undefined, isAuthenticated: false, isLoading: false });
    onUser(undefined, wasSignedIn ? end : undefined);
  };
  /** Updates the signed-in user, and the token where the server sent a new one. */
  const refreshUser = (user: User, token: string | undefined) => {
    if (token) storage.set(KEY, token);
    set({ user, ...(token ? { token } : {}) });
  };
  /** Clears the user while it is unknown whose token this is. */
  const clearUser = (isLoading: boolean) => {
    const hadUser = get().user !== undefined;
    set({ user: undefined, isAuthenticated: false, isLoading });
    if (hadUser) onUser(undefined, undefined);
  };
  /** Whether the token is still the session's; otherwise the answer of a running call is ignored. */
  const isCurrent = (token: string) => get().token === token;

  async function start(token: string | undefined) {
    const reading = readToken(token, options.host);
    if (!token || reading.kind === 'none') return endSession(undefined);
    if (reading.kind === 'incomplete') {
      storage.remove(KEY);
      return endSession(undefined);
    }
    if (reading.kind === 'unreadable') {
      options.warn('The stored token cannot be decoded; asking for the profile instead.');
      clearUser(options.verify);
    } else if (!options.verify) startSession(token, reading.user);
    else if (get().user?.userId !== reading.user.userId) clearUser(true);
    if (reading.kind === 'user' && reading.hasFirstName && !options.verify) return;
    // On the first run the marketplace is still being constructed; its calls work from the next microtask on.
    await Promise.resolve();
    try {
      const { user } = options.verify && reading.kind === 'user' ? await auth.me() : await users.profile();
      if (isCurrent(token)) startSession(token, user);
    } catch {
      if (!isCurrent(token)) return; // A 401 has ended the session already, or someone else has signed in meanwhile.
      // Only a 401 ends a session: without an answer the user from the token stays.
      if (reading.kind === 'user') startSession(token, reading.user);
      else set({ isLoading: false });
    }
  }

  async function authenticate(
    call: () => Promise<SessionAnswer>,
    texts: { title: CoreMessageKey; fallback: CoreMessageKey },
    success: (user: User) => void,
    known: Partial<User>,
    notify = true,
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
      startSession(token, user);
      if (notify) success(user);
      return user;
    } catch (error) {
      const message = errorText(error, t(texts.fallback));
      set({ isLoading: false, error: message });
      if (notify && isMarketplaceError(error)) notices.show({ type: 'error', title: t(texts.title), message });
      throw error;
    }
  }

  /** Adopts the stored token, including one that other code has written. */
  function adoptStoredToken(token: string | undefined) {
    if (token === get().token) return;
    if (token === undefined) return endSession('otherTab');
    set({ token });
    void start(token);
  }
  const stopListening = storage.onChange(KEY, adoptStoredToken);
  /** Sent by calls already, but stored only once the server has accepted it. */
  let pendingToken: string | undefined;

  const session: SessionStore = {
    ...view,
    signIn: (draft, { notify, ...callOptions } = {}) =>
      authenticate(
        () => auth.signIn(draft, callOptions),
        { title: 'notice.signInFailed.title', fallback: 'notice.signInFailed.text' },
        (user) =>
          notices.show({
            type: 'success',
            title: t('notice.signedIn.title'),
            message: t('notice.signedIn.text', { firstName: user.firstName }),
          }),
        { email: draft.email },
        notify,
      ),
    signUp: (draft, { notify, ...callOptions } = {}) =>
      authenticate(
        () => auth.signUp(draft, callOptions),
        { title: 'notice.signUpFailed.title', fallback: 'auth.tryAgain' },
        () => notices.show({ type: 'success', title: t('notice.signedUp.title'), message: t('notice.signedUp.text') }),
        { firstName: draft.firstName, lastName: draft.lastName, email: draft.email },
        notify,
      ),
    externalSignInUrl() {
      external.start();
      return options.externalSignIn;
    },
    readExternalToken(token) {
      const reading = readToken(token, options.host);
      const user = reading.kind === 'user' ? reading.user : undefined;
      const { user: current } = get();
      const isSame = current !== undefined && current.userId === user?.userId;
      return { user, needsConfirmation: !isSame && !external.hasStarted() };
    },
    async identify(token, callOptions) {
      const { user } = await auth.me({}, { ...callOptions, token });
      return user;
    },
    async acceptToken(token, { notify = true } = {}) {
      external.end();
      const previous = get().token;
      pendingToken = token;
      set({ token, isLoading: true, error: undefined });
      try {
        const { user } = await auth.me();
        pendingToken = undefined;
        storage.set(KEY, token);
        startSession(token, user);
        if (notify) {
          notices.show({ type: 'success', title: t('notice.external.title'), message: t('notice.external.text') });
        }
        return user;
      } catch (error) {
        pendingToken = undefined;
        set({ token: previous, isLoading: false, error: messageOf(error, t('auth.profileFailed')) });
        throw error;
      }
    },
    signOut({ notify = true } = {}) {
      storage.remove(KEY);
      endSession('signedOut');
      if (notify) {
        notices.show({ type: 'info', title: t('notice.signedOut.title'), message: t('notice.signedOut.text') });
      }
    },
    currentToken() {
      if (pendingToken === undefined) adoptStoredToken(storage.get(KEY));
      return get().token;
    },
    expire(token) {
      // Ten calls answered with 401 are one sign-out, and a token that is not stored yet is not a session.
      if (!isCurrent(token) || storage.get(KEY) !== token) return;
      storage.remove(KEY);
      endSession('expired');
      notices.show({ type: 'warning', title: t('notice.expired.title'), message: t('notice.expired.text') });
    },
    async updateProfile(draft, callOptions) {
      const { token: before } = get();
      const { user, token } = await users.updateProfile(draft, callOptions);
      if (before && isCurrent(before)) refreshUser(user, token);
      return user;
    },
    async changePassword(change, callOptions) {
      const { token: before, user } = get();
      const { token } = await users.changePassword(change, callOptions);
      if (before && isCurrent(before) && user) refreshUser(user, token);
    },
    destroy: stopListening,
  };
  void start(get().token);
  return session;
}

/** Sign-in errors show the server's details joined with '; ' (§5), else the message. */
function errorText(error: unknown, fallback: string): string {
  if (isApiError(error) && error.fields.length > 0) return error.fields.map(({ message }) => message).join('; ');
  return messageOf(error, fallback);
}
