import type { auth } from '../endpoints/learner/auth.ts';
import type { authorization } from '../endpoints/learner/authorization.ts';
import type { users } from '../endpoints/learner/users.ts';
import { isApiError, isMarketplaceError, messageOf, NetworkError, RequestError } from '../errors.ts';
import type { CallOptions, Calls } from '../http/endpoint.ts';
import type { Messages } from '../messages/createMessages.ts';
import type { CoreMessageKey } from '../messages/en.ts';
import type { ProfileDraft } from '../schemas/accountDrafts.ts';
import type { PasswordInput, SessionAnswer, SignInDraft, SignUpDraft, User } from '../schemas/user.ts';
import { createExternalSignIn } from './externalSignIn.ts';
import { handleName } from './handleName.ts';
import type { Greeting, IntentStore } from './intent.ts';
import type { NoticesStore } from './notices.ts';
import type { CodeGrant, PartnerSession, ReturnedCode, SignInScreen } from './partnerSession.ts';
import type { KeyValueStore, StorageLike } from './storage.ts';
import { createOwnedStore, type ReadStore } from './store.ts';
import { readToken, signInIdOf } from './tokenPayload.ts';

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

/** Options of signing in through a window of the marketplace. */
export interface PopupOptions extends SessionNoticeOptions {
  /**
   * What the window shows to someone who isn't signed in at the marketplace.
   *
   * @default 'sign-in'
   */
  screen?: SignInScreen;
  /** Where to return after a redirect; this page by default. */
  returnTo?: string;
  /** Goes to the marketplace where the browser blocks the window; in this tab by default. */
  redirect?: (url: string) => void;
  /** Closes the window. */
  signal?: AbortSignal;
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
  /**
   * Signs in through a window of the marketplace, on a partner's page. Call it in a click, before anything is awaited:
   * browsers block other windows, and then this tab goes to the marketplace and comes back. Rejects with a `SignInError`
   * if the person closes the window or this tab leaves.
   */
  signInWithPopup(options?: PopupOptions): Promise<User>;
  /**
   * Signs in with what the marketplace added to the page's address after a redirect. A partner's page does it by itself;
   * a frame passes on what its host received. Resolves with undefined if this tab didn't ask to sign in.
   */
  finishRedirect(returned?: ReturnedCode, options?: SessionNoticeOptions): Promise<User | undefined>;
  /** Whether a partner's page stays signed in after a reload: if the browser stores something for its tab. */
  isRemembered(): boolean;
  /** PUT /user/profile; updates the session's user. */
  updateProfile(draft: ProfileDraft, options?: CallOptions): Promise<User>;
  /** PUT /user/change-password. Ends every other session and keeps the new token. */
  changePassword(change: PasswordInput, options?: CallOptions): Promise<void>;
  /** Removes the token and the user, and shows a notice. */
  signOut(options?: SessionNoticeOptions): void;
  /** The token to send now, read from storage (§7). If another tab or other code has changed it, the session follows. */
  currentToken(): string | undefined;
  /** The token to send in place of this one, renewed if it is about to expire. Only on partners' pages. */
  freshToken(token: string): Promise<string | undefined>;
  /**
   * After a 401 on a call that carried `token`: the token with which to send it again. Undefined if there is none, and
   * then the session has ended. Only on partners' pages.
   */
  renewToken(token: string): Promise<string | undefined>;
  /** A 401 on a call that carried `token` ends the session, once. */
  expire(token: string): void;
  /** Stops listening to storage events. */
  destroy(): void;
}

const KEY = 'token';
const POPUP_FEATURES = 'popup,width=480,height=720';

/** On a partner's page the token is never stored. */
function createMemory(): Pick<KeyValueStore, 'get' | 'set' | 'remove' | 'onChange'> {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => values.set(key, value).has(key),
    remove: (key) => void values.delete(key),
    onChange: () => () => {},
  };
}

/** What the marketplace has added to the page's address. */
function returnedCode(): ReturnedCode | undefined {
  if (typeof location === 'undefined' || !location.hash?.startsWith('#lectern_code=')) return undefined;
  const values = new URLSearchParams(location.hash.slice(1));
  const isNew = values.has('lectern_new');
  return { code: values.get('lectern_code') ?? '', state: values.get('lectern_state') ?? '', isNew };
}

export interface SessionOptions {
  auth: Calls<typeof auth>;
  users: Calls<typeof users>;
  /** With a partner's key: whether this is the partner's own page, or a frame of the marketplace on it. */
  partner: { key: string; isPage: boolean } | undefined;
  authorization: Calls<typeof authorization>;
  storage: KeyValueStore;
  /** Cleared when the tab is closed. */
  tabStorage: StorageLike | undefined;
  /** The URL at which an external sign-in starts. */
  externalSignIn: string;
  /** Scheme and host of the backend, for relative picture URLs in a token. */
  host: string;
  notices: NoticesStore;
  intent: Pick<IntentStore, 'claim' | 'cancel'>;
  messages: Messages;
  /** Whether to verify the stored token with GET /auth/me before the user counts as signed in. */
  verify: boolean;
  onUser: (user: User | undefined, end: SessionEndReason | undefined) => void;
  warn: (message: string) => void;
}

export function createSession(options: SessionOptions): SessionStore {
  const { auth, users, notices, intent, partner, messages: t, onUser } = options;
  const tokens = partner?.isPage ? createMemory() : options.storage;
  const external = createExternalSignIn(options.tabStorage);
  const unknown: SessionState = {
    token: undefined,
    user: undefined,
    isAuthenticated: false,
    isLoading: true,
    error: undefined,
  };
  const { view, get, set } = createOwnedStore({ ...unknown, token: tokens.get(KEY) }, unknown);

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
    if (token) tokens.set(KEY, token);
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
      tokens.remove(KEY);
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

  let partnerSession: PartnerSession | undefined;
  /** Its code loads when it is needed: most pages are the marketplace's own. */
  async function loadPartner(): Promise<PartnerSession> {
    if (!partner) throw new RequestError('Signing in through a window needs `partnerKey`.');
    const { createPartnerSession } = await import('./partnerSession.ts').catch((cause: unknown) => {
      throw new NetworkError(options.messages('error.networkAuthentication'), { code: 'network', cause });
    });
    partnerSession ??= createPartnerSession({
      ...options,
      key: partner.key,
      onRenewed({ token, ...user }) {
        tokens.set(KEY, token);
        if (get().user?.userId === user.userId) set({ token, user });
        else startSession(token, user);
      },
    });
    return partnerSession;
  }
  const hasHandle = () => {
    try {
      return partner !== undefined && options.tabStorage?.getItem(handleName(partner.key)) != null;
    } catch {
      return false; // Denied: then there is none.
    }
  };
  const isOfUser = (token: string) => {
    const reading = readToken(token, options.host);
    return reading.kind === 'user' && reading.user.userId === get().user?.userId;
  };
  async function renew(token: string): Promise<string | undefined> {
    if (!isOfUser(token)) return undefined;
    const { token: current } = get();
    if (current !== token) return current;
    const renewed = await (await loadPartner()).renew();
    if (!renewed) session.expire(token);
    return renewed;
  }
  /** At the start of a partner's page. */
  async function restore(): Promise<void> {
    await Promise.resolve(); // The marketplace is still being constructed.
    try {
      if (returnedCode() && (await session.finishRedirect(undefined, { notify: false }))) return;
      if (hasHandle() && (await (await loadPartner()).renew())) return;
    } catch (error) {
      options.warn(`the session could not be restored: ${messageOf(error, 'unknown error')}`);
    }
    if (!get().isAuthenticated) endSession(undefined);
  }
  const exchange = async (grant: CodeGrant, notify: boolean | undefined) => {
    const { exchange: send } = await loadPartner();
    return authenticate(
      () => send(grant),
      { title: 'notice.signInFailed.title', fallback: 'notice.signInFailed.text' },
      grant.isNew ? 'signedUp' : 'signedIn',
      {},
      notify,
    );
  };

  /** One notice greets the person; where something is still to be done for them, the one that says so. */
  const begin = (token: string, user: User, greeting: Greeting, notify: boolean) => {
    const isDue = intent.claim(user.userId, greeting);
    tokens.set(KEY, token);
    startSession(token, user);
    if (!notify || isDue) return;
    const { firstName } = user;
    notices.show({
      type: 'success',
      title: t(`notice.${greeting}.title`),
      message: t(`notice.${greeting}.text`, { firstName }),
    });
  };

  async function authenticate(
    call: () => Promise<SessionAnswer>,
    texts: { title: CoreMessageKey; fallback: CoreMessageKey },
    greeting: Greeting,
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
      begin(token, user, greeting, notify);
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
  const stopListening = tokens.onChange(KEY, adoptStoredToken);
  /** Sent by calls already, but stored only once the server has accepted it. */
  let pendingToken: string | undefined;

  const session: SessionStore = {
    ...view,
    signIn: (draft, { notify, ...callOptions } = {}) =>
      authenticate(
        () => auth.signIn(draft, callOptions),
        { title: 'notice.signInFailed.title', fallback: 'notice.signInFailed.text' },
        'signedIn',
        { email: draft.email },
        notify,
      ),
    signUp: (draft, { notify, ...callOptions } = {}) =>
      authenticate(
        () => auth.signUp(draft, callOptions),
        { title: 'notice.signUpFailed.title', fallback: 'auth.tryAgain' },
        'signedUp',
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
      // What was pressed in this tab is for who signs in from this tab.
      if (!external.hasStarted()) intent.cancel();
      external.end();
      const previous = get().token;
      pendingToken = token;
      set({ token, isLoading: true, error: undefined });
      try {
        const { user } = await auth.me();
        pendingToken = undefined;
        begin(token, user, 'external', notify);
        return user;
      } catch (error) {
        pendingToken = undefined;
        set({ token: previous, isLoading: false, error: messageOf(error, t('auth.profileFailed')) });
        throw error;
      }
    },
    signInWithPopup({ notify, screen = 'sign-in', signal, ...given } = {}) {
      // Without a click, the browser would block the window and say so; of an isolated page it leaves one behind, empty.
      const isPossible = (globalThis.navigator?.userActivation?.isActive ?? true) && !globalThis.crossOriginIsolated;
      const popup = partner && isPossible ? window.open('', '', POPUP_FEATURES) : undefined;
      const askAndExchange = async () => {
        const { ask } = await loadPartner();
        const grant = await ask({
          screen,
          signal,
          popup: popup?.closed === false ? popup : undefined,
          returnTo: given.returnTo ?? location.href,
          redirect: given.redirect ?? ((url) => location.assign(url)),
        });
        return exchange(grant, notify);
      };
      return askAndExchange().catch((error: unknown) => {
        popup?.close();
        throw error;
      });
    },
    async finishRedirect(given, { notify } = {}) {
      const returned = given ?? returnedCode();
      if (!partner || !returned) return undefined;
      const grant = (await loadPartner()).take(returned);
      if (!given) history.replaceState(history.state, '', `${location.pathname}${location.search}${grant?.hash ?? ''}`);
      if (!grant) options.warn("a sign-in code was refused: this tab didn't ask for it, or has used it already.");
      return grant && exchange(grant, notify);
    },
    isRemembered() {
      const name = 'lectern_stored';
      try {
        options.tabStorage?.setItem(name, '1');
        options.tabStorage?.removeItem(name);
        return options.tabStorage !== undefined;
      } catch {
        return false; // Denied.
      }
    },
    signOut({ notify = true } = {}) {
      const { token } = get();
      tokens.remove(KEY);
      // At once where it is loaded: a renewal that is under way must find it ended.
      if (partnerSession) void partnerSession.end();
      else if (hasHandle()) void loadPartner().then(({ end }) => end());
      // Only servers whose tokens name their sign-in can end it.
      if (token && signInIdOf(token)) void auth.signOut({}, { token, keepalive: true }).catch(() => {});
      endSession('signedOut');
      if (notify) {
        notices.show({ type: 'info', title: t('notice.signedOut.title'), message: t('notice.signedOut.text') });
      }
    },
    currentToken() {
      if (pendingToken === undefined) adoptStoredToken(tokens.get(KEY));
      return get().token;
    },
    async freshToken(token) {
      if (!partnerSession?.isExpiring() || !isOfUser(token)) return token;
      // Without an answer the call fails by itself, and says so.
      return renew(token).catch(() => token);
    },
    renewToken: renew,
    expire(token) {
      // Ten calls answered with 401 are one sign-out, and a token that is not stored yet is not a session.
      if (!isCurrent(token) || tokens.get(KEY) !== token) return;
      tokens.remove(KEY);
      partnerSession?.forget();
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
    destroy() {
      stopListening();
      partnerSession?.destroy();
    },
  };
  void (partner?.isPage ? restore() : start(get().token));
  return session;
}

/** Sign-in errors show the server's details joined with '; ' (§5), else the message. */
function errorText(error: unknown, fallback: string): string {
  if (isApiError(error) && error.fields.length > 0) return error.fields.map(({ message }) => message).join('; ');
  return messageOf(error, fallback);
}
