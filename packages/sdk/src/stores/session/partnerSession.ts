import type { authorization } from '../../endpoints/learner/authorization.ts';
import { isApiError, isValidationError } from '../../errors.ts';
import type { Calls } from '../../http/endpoint.ts';
import type { Messages } from '../../messages/createMessages.ts';
import type { PartnerSessionAnswer, SessionAnswer } from '../../schemas/user.ts';
import type { StorageLike } from '../storage.ts';
import { askForCode, type CodeGrant, type CodeRequest, type ReturnedCode, takeReturnedCode } from './askForCode.ts';
import { createPartnerHandle } from './partnerHandle.ts';

/** Seconds before its end at which a token is renewed. */
const MARGIN_SECONDS = 30;

export interface PartnerSessionOptions {
  authorization: Calls<typeof authorization>;
  key: string;
  /** Scheme and host of the marketplace. */
  host: string;
  tabStorage: StorageLike | undefined;
  messages: Messages;
  onRenewed: (session: SessionAnswer) => void;
  warn: (message: string) => void;
}

/** Signing in through a window of the marketplace, and the session that a handle renews. */
export interface PartnerSession {
  ask(request: Pick<CodeRequest, 'screen' | 'popup' | 'returnTo' | 'redirect' | 'signal'>): Promise<CodeGrant>;
  /** What a redirect has brought, by default in the page's address, which loses it. Undefined where this tab didn't ask. */
  take(returned?: ReturnedCode): CodeGrant | undefined;
  exchange(grant: Pick<CodeGrant, 'code' | 'codeVerifier'>): Promise<SessionAnswer>;
  /** Whether the token is about to expire, or has. */
  isExpiring(): boolean;
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

export function createPartnerSession(options: PartnerSessionOptions): PartnerSession {
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
      const session = keep(answer);
      options.onRenewed(session);
      return session.token;
    } catch (error) {
      const isOver = isValidationError(error) || (isApiError(error) && error.status === 401);
      if (!isOver) throw error;
      handle.set(undefined);
      return undefined;
    }
  }

  return {
    ask: (request) => askForCode({ ...request, site: host, key, tab: tabStorage, messages }),
    take(returned) {
      const grant = takeReturnedCode(tabStorage, key, returned ?? codeInAddress());
      if (!returned)
        history.replaceState(history.state, '', `${location.pathname}${location.search}${grant?.hash ?? ''}`);
      if (!grant) warn("a sign-in code was refused: this tab didn't ask for it, or has used it already.");
      return grant;
    },
    async exchange({ code, codeVerifier }) {
      return keep(await authorization.exchange({ key, code, codeVerifier }));
    },
    isExpiring: () => Date.now() >= expiresAt,
    renew() {
      renewing ??= renewOnce().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
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
