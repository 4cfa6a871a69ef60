import type { authorization } from '../../endpoints/learner/authorization.ts';
import { isApiError, isValidationError } from '../../errors.ts';
import type { Calls } from '../../http/endpoint.ts';
import type { Messages } from '../../messages/createMessages.ts';
import type { PartnerSessionAnswer, SessionAnswer, User } from '../../schemas/user.ts';
import type { StorageLike } from '../storage.ts';
import { askForCode, type CodeGrant, type ReturnedCode, takeReturnedCode } from './askForCode.ts';
import { createPartnerHandle } from './partnerHandle.ts';
import type { SessionCore } from './sessionCore.ts';
import type { PopupOptions, SessionStore } from './sessionStore.ts';
import { readToken } from './tokenPayload.ts';

/** Seconds before its end at which a token is renewed. */
const MARGIN_SECONDS = 30;

export interface PartnerSignInOptions {
  /** With a partner's key: whether this is the partner's own page, or a frame of the marketplace on it. */
  partner: { key: string; isPage: boolean } | undefined;
  authorization: Calls<typeof authorization>;
  /** Scheme and host of the marketplace. */
  host: string;
  tabStorage: StorageLike | undefined;
  messages: Messages;
  warn: (message: string) => void;
  /** The token can't be renewed. */
  onExpired: (token: string) => void;
}

/** Signing in through a window of the marketplace, and the session that a handle renews. */
export interface PartnerSession extends Pick<SessionStore, 'freshToken' | 'renewToken'> {
  /** Asks for a code, in this window or by a redirect, and signs the person in. */
  signIn(request: PopupOptions, popup: Window | undefined): Promise<User>;
  /** Signs in by what a redirect has brought, by default in the page's address, which loses it. Undefined where this tab didn't ask. */
  finish(returned: ReturnedCode | undefined, notify: boolean | undefined): Promise<User | undefined>;
  /** The next token, one call for all who wait for it. Undefined if the session is over; rejects without an answer. */
  renew(): Promise<string | undefined>;
  /** Ends the session on the server too. */
  end(): Promise<void>;
  /** The session is over already. */
  forget(): void;
  destroy(): void;
}

/** What the marketplace has added to the page's address. */
function codeInAddress(): ReturnedCode {
  const values = new URLSearchParams(location.hash.slice(1));
  const isNew = values.has('lectern_new');
  return { code: values.get('lectern_code') ?? '', state: values.get('lectern_state') ?? '', isNew };
}

export function createPartnerSession(
  core: SessionCore,
  options: PartnerSignInOptions & { key: string },
): PartnerSession {
  const { authorization, key, host, tabStorage, messages, warn } = options;
  const handle = createPartnerHandle(tabStorage, key);
  let expiresAt = Number.POSITIVE_INFINITY;
  let renewing: Promise<string | undefined> | undefined;

  function keep({ handle: next, expiresIn, ...session }: PartnerSessionAnswer): SessionAnswer {
    handle.set(next);
    expiresAt = next === undefined ? Number.POSITIVE_INFINITY : Date.now() + (expiresIn - MARGIN_SECONDS) * 1000;
    return session;
  }

  async function renewOnce(): Promise<string | undefined> {
    const used = handle.get();
    if (used === undefined) return undefined;
    try {
      const answer = await authorization.renew({ handle: used });
      // Signed out meanwhile. Another tab with the same handle has got the same next one.
      if (![used, answer.handle].includes(handle.get())) return undefined;
      const { token, ...user } = keep(answer);
      core.storeToken(token);
      if (core.get().user?.userId === user.userId) core.set({ token, user });
      else core.start(token, user);
      return token;
    } catch (error) {
      const isOver = isValidationError(error) || (isApiError(error) && error.status === 401);
      if (!isOver) throw error;
      handle.set(undefined);
      return undefined;
    }
  }
  function renew() {
    renewing ??= renewOnce().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }
  const isOfUser = (token: string) => {
    const reading = readToken(token, host);
    return reading.kind === 'user' && reading.user.userId === core.get().user?.userId;
  };
  async function renewToken(token: string): Promise<string | undefined> {
    if (!isOfUser(token)) return undefined;
    const { token: current } = core.get();
    if (current !== token) return current;
    const renewed = await renew();
    if (!renewed) options.onExpired(token);
    return renewed;
  }
  const exchange = ({ code, codeVerifier, isNew }: CodeGrant, notify: boolean | undefined) =>
    core.authenticate(
      async () => keep(await authorization.exchange({ key, code, codeVerifier })),
      { title: 'notice.signInFailed.title', fallback: 'notice.signInFailed.text' },
      isNew ? 'signedUp' : 'signedIn',
      {},
      notify,
    );

  return {
    async signIn({ notify, screen = 'sign-in', prefill, signal, ...given }, popup) {
      const returnTo = given.returnTo ?? location.href;
      const redirect = given.redirect ?? ((url: string) => location.assign(url));
      const request = {
        screen,
        prefill,
        signal,
        popup,
        returnTo,
        redirect,
        site: host,
        key,
        tab: tabStorage,
        messages,
      };
      return exchange(await askForCode(request), notify);
    },
    async finish(returned, notify) {
      const grant = takeReturnedCode(tabStorage, key, returned ?? codeInAddress());
      if (!returned)
        history.replaceState(history.state, '', `${location.pathname}${location.search}${grant?.hash ?? ''}`);
      if (grant) return exchange(grant, notify);
      warn("a sign-in code was refused: this tab didn't ask for it, or has used it already.");
      return undefined;
    },
    async freshToken(token) {
      if (Date.now() < expiresAt || !isOfUser(token)) return token;
      // Without an answer the call fails by itself, and says so.
      return renewToken(token).catch(() => token);
    },
    renewToken,
    renew,
    async end() {
      const used = handle.get();
      handle.set(undefined);
      // The page forgets it in any case, and without use the session ends within a day.
      if (used !== undefined) await authorization.end({ handle: used }, { keepalive: true }).catch(() => {});
    },
    forget: () => handle.set(undefined),
    destroy: handle.destroy,
  };
}
