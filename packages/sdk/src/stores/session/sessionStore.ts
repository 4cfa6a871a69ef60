import type { CallOptions } from '../../http/endpoint.ts';
import type { ProfileDraft } from '../../schemas/accountDrafts.ts';
import type { SignInFinish } from '../../schemas/secondFactor.ts';
import type { PasswordInput, SignInDraft, SignUpDraft, User } from '../../schemas/user.ts';
import type { ReadStore } from '../store.ts';
import type { ReturnedCode, SignInScreen } from './askForCode.ts';

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
  /** What the empty fields there begin with. */
  prefill?: { email?: string; name?: string } | undefined;
  /** Where to return after a redirect; this page by default. */
  returnTo?: string;
  /** Goes to the marketplace where the browser blocks the window; in this tab by default. */
  redirect?: (url: string) => void;
  /** Closes the window. */
  signal?: AbortSignal;
}

export interface SessionStore extends ReadStore<SessionState> {
  /**
   * POST /auth/signin. Resolves with the user, or rejects after the notice was shown. Where the account asks for a code too,
   * it rejects with `second_factor_required` and without a notice: `isApiError(error, 'second_factor_required')` gives the
   * challenge for `finishSignIn`.
   */
  signIn(draft: SignInDraft, options?: SessionNoticeOptions & { signal?: AbortSignal }): Promise<User>;
  /** POST /auth/signin/finish. Signs in with a code after the password, or with a passkey. */
  finishSignIn(finish: SignInFinish, options?: SessionNoticeOptions & { signal?: AbortSignal }): Promise<User>;
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
  /** POST /user/one-time-codes/confirm. Ends every other session, keeps the new token and answers the recovery codes. */
  turnOnCodes(code: string, options?: CallOptions): Promise<string[]>;
  /** POST /user/sign-ins/end-others. Ends every other session and keeps the new token. */
  signOutElsewhere(options?: CallOptions): Promise<void>;
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
