import type { authorization } from '../../endpoints/learner/authorization.ts';
import { messageOf, NetworkError, RequestError } from '../../errors.ts';
import type { Calls } from '../../http/endpoint.ts';
import type { Messages } from '../../messages/createMessages.ts';
import type { StorageLike } from '../storage.ts';
import type { CodeGrant } from './askForCode.ts';
import { handleName } from './handleName.ts';
import type { PartnerSession } from './partnerSession.ts';
import type { SessionCore } from './sessionCore.ts';
import type { SessionStore } from './sessionStore.ts';
import { readToken } from './tokenPayload.ts';

const POPUP_FEATURES = 'popup,width=480,height=720';

/** Whether the marketplace has added a code to the page's address. */
const hasReturned = () => typeof location !== 'undefined' && location.hash?.startsWith('#lectern_code=');

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

/** Signing in through a window of the marketplace, and the short session that follows from it. */
export interface PartnerSignIn
  extends Pick<SessionStore, 'signInWithPopup' | 'finishRedirect' | 'isRemembered' | 'freshToken' | 'renewToken'> {
  /** At the start of a partner's page: the session of before a reload, or the one that a redirect brings. */
  restore(): Promise<void>;
  /** The person signed out: ends the session on the server too. */
  end(): void;
  /** The session is over already. */
  forget(): void;
  destroy(): void;
}

export function createPartnerSignIn(core: SessionCore, options: PartnerSignInOptions): PartnerSignIn {
  const { partner, tabStorage, warn } = options;
  let loaded: PartnerSession | undefined;
  /** Its code loads when it is needed: most pages are the marketplace's own. */
  async function load(): Promise<PartnerSession> {
    if (!partner) throw new RequestError('Signing in through a window needs `partnerKey`.');
    const { createPartnerSession } = await import('./partnerSession.ts').catch((cause: unknown) => {
      throw new NetworkError(options.messages('error.networkAuthentication'), { code: 'network', cause });
    });
    loaded ??= createPartnerSession({
      ...options,
      key: partner.key,
      onRenewed({ token, ...user }) {
        core.storeToken(token);
        if (core.get().user?.userId === user.userId) core.set({ token, user });
        else core.start(token, user);
      },
    });
    return loaded;
  }
  const hasHandle = () => {
    try {
      return partner !== undefined && tabStorage?.getItem(handleName(partner.key)) != null;
    } catch {
      return false; // Denied: then there is none.
    }
  };
  const isOfUser = (token: string) => {
    const reading = readToken(token, options.host);
    return reading.kind === 'user' && reading.user.userId === core.get().user?.userId;
  };
  async function renew(token: string): Promise<string | undefined> {
    if (!isOfUser(token)) return undefined;
    const { token: current } = core.get();
    if (current !== token) return current;
    const renewed = await (await load()).renew();
    if (!renewed) options.onExpired(token);
    return renewed;
  }
  async function exchange(grant: CodeGrant, notify: boolean | undefined) {
    const { exchange: send } = await load();
    return core.authenticate(
      () => send(grant),
      { title: 'notice.signInFailed.title', fallback: 'notice.signInFailed.text' },
      grant.isNew ? 'signedUp' : 'signedIn',
      {},
      notify,
    );
  }
  const finishRedirect: PartnerSignIn['finishRedirect'] = async (given, { notify } = {}) => {
    if (!partner || !(given || hasReturned())) return undefined;
    const grant = (await load()).take(given);
    return grant && exchange(grant, notify);
  };

  return {
    finishRedirect,
    signInWithPopup({ notify, screen = 'sign-in', signal, ...given } = {}) {
      // Without a click, the browser would block the window and say so; of an isolated page it leaves one behind, empty.
      const isPossible = (globalThis.navigator?.userActivation?.isActive ?? true) && !globalThis.crossOriginIsolated;
      const popup = partner && isPossible ? window.open('', '', POPUP_FEATURES) : undefined;
      const askAndExchange = async () => {
        const { ask } = await load();
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
    isRemembered() {
      const name = 'lectern_stored';
      try {
        tabStorage?.setItem(name, '1');
        tabStorage?.removeItem(name);
        return tabStorage !== undefined;
      } catch {
        return false; // Denied.
      }
    },
    async freshToken(token) {
      if (!loaded?.isExpiring() || !isOfUser(token)) return token;
      // Without an answer the call fails by itself, and says so.
      return renew(token).catch(() => token);
    },
    renewToken: renew,
    async restore() {
      await Promise.resolve(); // The marketplace is still being constructed.
      try {
        if (hasReturned() && (await finishRedirect(undefined, { notify: false }))) return;
        if (hasHandle() && (await (await load()).renew())) return;
      } catch (error) {
        warn(`the session could not be restored: ${messageOf(error, 'unknown error')}`);
      }
      if (!core.get().isAuthenticated) core.end(undefined);
    },
    end() {
      // At once where it is loaded: a renewal that is under way must find it ended.
      if (loaded) void loaded.end();
      else if (hasHandle()) void load().then(({ end }) => end());
    },
    forget: () => loaded?.forget(),
    destroy: () => loaded?.destroy(),
  };
}
