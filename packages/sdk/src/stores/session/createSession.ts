import type { account } from '../../endpoints/accounts/account.ts';
import type { secondFactor } from '../../endpoints/accounts/secondFactor.ts';
import type { users } from '../../endpoints/learner/users.ts';
import type { Calls } from '../../http/endpoint.ts';
import type { IntentStore } from '../intent.ts';
import type { KeyValueStore, StorageLike } from '../storage.ts';
import { createExternalSignIn, type ExternalSignInOptions } from './externalSignIn.ts';
import type { PartnerSignInOptions } from './partnerSession.ts';
import { createPartnerSignIn } from './partnerSignIn.ts';
import { createPasswordSignIn } from './passwordSignIn.ts';
import { createSessionCore, type SessionCoreOptions } from './sessionCore.ts';
import type { SessionStore } from './sessionStore.ts';
import { readToken, signInIdOf } from './tokenPayload.ts';

export interface SessionOptions
  extends Omit<SessionCoreOptions, 'tokens' | 'onAdopted'>,
    Omit<ExternalSignInOptions, 'intent'>,
    Omit<PartnerSignInOptions, 'onExpired'> {
  users: Calls<typeof users>;
  account: Calls<typeof account>;
  secondFactor: Calls<typeof secondFactor>;
  intent: Pick<IntentStore, 'claim' | 'cancel'>;
  storage: KeyValueStore;
  /** Cleared when the tab is closed. */
  tabStorage: StorageLike | undefined;
  /** Whether to verify the stored token with GET /auth/me before the user counts as signed in. */
  verify: boolean;
}

/** On a partner's page the token is never stored. */
function createMemory(): SessionCoreOptions['tokens'] {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => values.set(key, value).has(key),
    remove: (key) => void values.delete(key),
    onChange: () => () => {},
  };
}

export function createSession(options: SessionOptions): SessionStore {
  const { auth, users, notices, partner, messages: t } = options;
  const core = createSessionCore({
    ...options,
    tokens: partner?.isPage ? createMemory() : options.storage,
    onAdopted: (token) => void start(token),
  });
  const { get, set, isCurrent } = core;

  /** Finds out whose stored token this is. */
  async function start(token: string | undefined) {
    const reading = readToken(token, options.host);
    if (!token || reading.kind === 'none') return core.end(undefined);
    if (reading.kind === 'incomplete') {
      core.forgetToken();
      return core.end(undefined);
    }
    if (reading.kind === 'unreadable') {
      options.warn('The stored token cannot be decoded; asking for the profile instead.');
      core.clearUser(options.verify);
    } else if (!options.verify) core.start(token, reading.user);
    else if (get().user?.userId !== reading.user.userId) core.clearUser(true);
    if (reading.kind === 'user' && reading.hasFirstName && !options.verify) return;
    // On the first run the marketplace is still being constructed; its calls work from the next microtask on.
    await Promise.resolve();
    try {
      const { user } = options.verify && reading.kind === 'user' ? await auth.me() : await users.profile();
      if (isCurrent(token)) core.start(token, user);
    } catch {
      if (!isCurrent(token)) return; // A 401 has ended the session already, or someone else has signed in meanwhile.
      // Only a 401 ends a session: without an answer the user from the token stays.
      if (reading.kind === 'user') core.start(token, reading.user);
      else set({ isLoading: false });
    }
  }

  function expire(token: string) {
    // Ten calls answered with 401 are one sign-out, and a token that is not stored yet is not a session.
    if (!isCurrent(token) || !core.isStored(token)) return;
    core.forgetToken();
    partnerSignIn.forget();
    core.end('expired');
    notices.show({ type: 'warning', title: t('notice.expired.title'), message: t('notice.expired.text') });
  }

  /** Goes on with the token of an answer that ends all others. */
  async function keepToken<Answer extends { token?: string | undefined }>(answering: Promise<Answer>): Promise<Answer> {
    const { token: before, user } = get();
    const answer = await answering;
    if (before && isCurrent(before) && user) core.refreshUser(user, answer.token);
    return answer;
  }

  const partnerSignIn = createPartnerSignIn(core, { ...options, onExpired: expire });
  const { signInWithPopup, finishRedirect, isRemembered, freshToken, renewToken } = partnerSignIn;
  void (partner?.isPage ? partnerSignIn.restore() : start(get().token));

  return {
    ...core.view,
    ...createPasswordSignIn(core, auth),
    ...createExternalSignIn(core, options),
    ...{ signInWithPopup, finishRedirect, isRemembered, freshToken, renewToken },
    signOut({ notify = true } = {}) {
      const { token } = get();
      core.forgetToken();
      partnerSignIn.end();
      // Only servers whose tokens name their sign-in can end it.
      if (token && signInIdOf(token)) void auth.signOut({}, { token, keepalive: true }).catch(() => {});
      core.end('signedOut');
      if (notify) {
        notices.show({ type: 'info', title: t('notice.signedOut.title'), message: t('notice.signedOut.text') });
      }
    },
    currentToken: core.currentToken,
    expire,
    async updateProfile(draft, callOptions) {
      const { token: before } = get();
      const { user, token } = await users.updateProfile(draft, callOptions);
      if (before && isCurrent(before)) core.refreshUser(user, token);
      return user;
    },
    changePassword: async (change, callOptions) => void (await keepToken(users.changePassword(change, callOptions))),
    signOutElsewhere: async (callOptions) => void (await keepToken(options.account.endOtherSignIns({}, callOptions))),
    turnOnCodes: async (code, callOptions) =>
      (await keepToken(options.secondFactor.turnOnCodes({ code }, callOptions))).recoveryCodes,
    destroy() {
      core.destroy();
      partnerSignIn.destroy();
    },
  };
}
