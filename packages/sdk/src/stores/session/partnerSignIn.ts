import { messageOf, NetworkError, RequestError } from '../../errors.ts';
import { handleName } from './handleName.ts';
import type { PartnerSession, PartnerSignInOptions } from './partnerSession.ts';
import type { SessionCore } from './sessionCore.ts';
import type { SessionStore } from './sessionStore.ts';

const POPUP_FEATURES = 'popup,width=480,height=720';

/** Whether the marketplace has added a code to the page's address. */
const hasReturned = () => typeof location !== 'undefined' && location.hash?.startsWith('#lectern_code=');

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
    loaded ??= createPartnerSession(core, { ...options, key: partner.key });
    return loaded;
  }
  const hasHandle = () => {
    try {
      return partner !== undefined && tabStorage?.getItem(handleName(partner.key)) != null;
    } catch {
      return false; // Denied: then there is none.
    }
  };
  const finishRedirect: PartnerSignIn['finishRedirect'] = async (given, { notify } = {}) =>
    partner && (given || hasReturned()) ? (await load()).finish(given, notify) : undefined;

  return {
    finishRedirect,
    signInWithPopup(request = {}) {
      // Without a click, the browser would block the window and say so; of an isolated page it leaves one behind, empty.
      const isPossible = (globalThis.navigator?.userActivation?.isActive ?? true) && !globalThis.crossOriginIsolated;
      const popup = partner && isPossible ? window.open('', '', POPUP_FEATURES) : undefined;
      return load()
        .then((session) => session.signIn(request, popup?.closed === false ? popup : undefined))
        .catch((error: unknown) => {
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
    freshToken: async (token) => (loaded ? loaded.freshToken(token) : token),
    renewToken: async (token) => (await load()).renewToken(token),
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
