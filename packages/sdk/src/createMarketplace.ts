import type { AuthorCalls } from './authorCalls.ts';
import type { ConnectOptions, LearnerTables, Tables } from './connect.ts';
import type { CreateQuiz } from './createQuiz.ts';
import { externalSignInPath } from './endpoints/externalSignInPath.ts';
import type { MarketplaceEvent } from './events.ts';
import { createLanguage, type Language, type LanguageOptions } from './language.ts';
import { createLazyCalls } from './lazyCalls.ts';
import type { Formats } from './messages/createFormats.ts';
import type { MessageOverrides, Messages } from './messages/createMessages.ts';
import type { BuyCourses } from './purchase.ts';
import { type Money, usualMoney } from './rules/cartSummary.ts';
import { limits } from './rules/limits.ts';
import { createSimulateRequest, type SimulateRequest } from './simulateRequest.ts';
import { type CartStore, createCart } from './stores/cart.ts';
import { type ComparisonStore, createComparison } from './stores/comparison.ts';
import { createIntent, type IntentStore } from './stores/intent.ts';
import { createNotices, type NoticesStore } from './stores/notices.ts';
import { createNotifications, type NotificationsStore } from './stores/notifications.ts';
import { createOutbox, type OutboxStore } from './stores/outbox.ts';
import { createPreferences, type PreferencesStore } from './stores/preferences.ts';
import { createSession } from './stores/session/createSession.ts';
import type { SessionStore } from './stores/session/sessionStore.ts';
import {
  browserStorage,
  browserTabStorage,
  createStorage,
  type KeyValueStore,
  type StorageLike,
} from './stores/storage.ts';
import type { ReadStore } from './stores/store.ts';
import { createTheme, type ThemeStore } from './stores/theme.ts';

/** What `createMarketplace` takes. */
export interface MarketplaceOptions {
  /** The API's URL, ending in `/api`. In a browser it may be a path on the same origin. */
  baseUrl: string;
  /**
   * The publishable key of the site that shows the widgets, for pages that are not the marketplace's own. Sign-ups,
   * orders and enrollments made here count for this partner.
   */
  partnerKey?: string;
  /**
   * The campaign's tags that orders are reported with, as a query such as `utm_source=letter&utm_campaign=spring`. Asked
   * when someone buys, and sent as it is: leave out what else is in an address.
   */
  campaign?: () => string | undefined;
  /** Where token, theme, cart and outbox are stored; `localStorage` by default, memory if it is unavailable. */
  storage?: StorageLike;
  /** Storage of this tab only; `sessionStorage` by default. */
  tabStorage?: StorageLike;
  /** Prefix of every storage key. Use `lectern_` on a page that is not the marketplace's own. */
  storagePrefix?: string;
  /** Sends the requests; the platform's `fetch` by default. With your own, uploads cannot report progress. */
  fetch?: typeof fetch;
  /**
   * Returns the response to a request that the page sent before this client existed, so that it is not sent twice;
   * undefined for every other request. Not called for uploads.
   */
  earlyResponses?: (request: Request) => Promise<Response> | undefined;
  /**
   * Milliseconds for a whole call; 10,000 by default (§9). An upload may take any time, and pause for 30 seconds, or for
   * this if it is longer.
   */
  timeout?: number;
  /** BCP 47; `en-IN` by default. */
  locale?: string;
  /** Currency and tax, as on the server; by default INR and 10 % of `Tax`. `moneyOf` of `@lectern/sdk/rules` makes it. */
  money?: Partial<Money>;
  messages?: MessageOverrides;
  /** Verify the stored token with the server before the user counts as signed in (§4). */
  verifySession?: boolean;
  /**
   * The calls of instructors and admins, from `@lectern/sdk/author`. The client is then an {@link AuthorMarketplace}.
   */
  author?: AuthorCalls | undefined;
  /** Called with every event, for the host's own purposes. */
  onEvent?: (event: MarketplaceEvent) => void;
}

/** One marketplace: its calls, stores and texts. */
export interface Marketplace extends LearnerTables {
  readonly session: SessionStore;
  readonly cart: CartStore;
  /** The courses that are compared side by side. */
  readonly comparison: ComparisonStore;
  /** What a visitor pressed before signing in, which is done afterwards. */
  readonly intent: IntentStore;
  readonly theme: ThemeStore;
  readonly preferences: PreferencesStore;
  readonly notices: NoticesStore;
  readonly notifications: NotificationsStore;
  readonly outbox: OutboxStore;
  /** Buys courses: one atomic order, or one payment each where a backend has no orders. */
  readonly purchase: BuyCourses;
  /** Contact, support, forgot password and newsletter, which have no API call: waits, then succeeds. */
  readonly simulateRequest: SimulateRequest;
  /** The texts of the current language; another function after `setLanguage`. */
  readonly messages: Messages;
  /** How the current language writes numbers and dates. */
  readonly formats: Formats;
  /** The current language as a store, to follow `setLanguage`. */
  readonly language: ReadStore<Language>;
  /**
   * Changes locale and texts while the client lives; its session, cart and calls stay. Both are replaced: without
   * `messages` the texts are English. A text that is already an error's keeps its language.
   */
  setLanguage(language: LanguageOptions): void;
  /** The API's URL. */
  readonly baseUrl: string;
  /** The partner's key, on a partner's page. */
  readonly partnerKey: string | undefined;
  /**
   * Whether this is a partner's page: people sign in with `session.signInWithPopup`, and may study and shop, but neither
   * teach nor change their account.
   */
  readonly isPartnerPage: boolean;
  readonly locale: string;
  /** In what courses are sold, and how they are taxed. */
  readonly money: Readonly<Money>;
  /** For other keys in this browser, such as drafts, with the same prefix and fallbacks. */
  readonly storage: KeyValueStore;
  /**
   * Loads the code of the calls, which otherwise loads with the first of them. Call it when your page is idle. The calls
   * of instructors and admins load only for those. Never rejects: a call that needs the code tries again.
   */
  preload(): Promise<void>;
  /** Reports an event to `onEvent`. */
  emit(event: MarketplaceEvent): void;
  /** Cancels every running call and removes every listener. */
  destroy(): void;
}

/** A marketplace with the calls of instructors and admins too. */
export interface AuthorMarketplace extends Omit<Marketplace, keyof LearnerTables>, Tables {
  /** Creates a quiz with its questions, step by step; can be called again after a failure. */
  readonly createQuiz: CreateQuiz;
}

/**
 * Creates the client of a marketplace. It isn't a singleton: two clients on a page are independent.
 *
 * @example
 * const marketplace = createMarketplace({ baseUrl: 'https://learn.example/api' });
 * const page = await marketplace.courses.search({ q: 'typescript' });
 */
export function createMarketplace(options: MarketplaceOptions & { author: AuthorCalls }): AuthorMarketplace;
export function createMarketplace(options: MarketplaceOptions): Marketplace;
export function createMarketplace(options: MarketplaceOptions): Marketplace {
  const money = { ...usualMoney, ...options.money };
  const { view: language, t: messages, set: setLanguage } = createLanguage(options, money);
  const lifetime = new AbortController();
  const baseUrl = absolute(options.baseUrl);
  const warn = (message: string) => console.warn(`Lectern: ${message}`);
  const emit = (event: MarketplaceEvent) => {
    try {
      options.onEvent?.(event);
    } catch (error) {
      // An error in the host's callback must not fail a call that succeeded.
      console.error('Lectern: onEvent threw.', error);
    }
  };

  const host = new URL(baseUrl).origin;
  // On a server too, so that a rendered page is the same in the browser.
  const isPartnerPage =
    options.partnerKey !== undefined && (typeof location === 'undefined' || location.origin !== host);

  const notices = createNotices();
  const storage = createStorage({
    backend: options.storage ?? browserStorage(),
    prefix: options.storagePrefix ?? '',
    onFailure: () =>
      notices.show({
        type: 'warning',
        title: messages('notice.storage.title'),
        message: messages('notice.storage.text'),
      }),
  });

  const cart = createCart({ storage, money, onChange: (items) => emit({ type: 'cart.changed', items }) });
  const connectOptions: ConnectOptions = {
    baseUrl,
    partnerKey: options.partnerKey,
    fetch: options.fetch,
    earlyResponses: options.earlyResponses,
    timeout: options.timeout ?? limits.callTimeout,
    messages,
    token: () => session.currentToken(),
    userId: () => session.getState().user?.userId,
    onUnauthorized: (token) => session.expire(token),
    renewal:
      options.partnerKey === undefined
        ? undefined
        : { fresh: (token) => session.freshToken(token), renew: (token) => session.renewToken(token) },
    destroyed: lifetime.signal,
    cart,
    money,
    emit,
    storage,
    warn,
    campaign: options.campaign,
  };
  const { calls, purchase, createQuiz, ...lazy } = createLazyCalls(connectOptions, options.author);
  const preload = (user = session.getState().user) => lazy.preload(user !== undefined && user.role !== 'learner');
  const outbox = createOutbox({
    enrollments: calls.enrollments,
    isSignedIn: (userId) => {
      session.currentToken();
      return session.getState().user?.userId === userId;
    },
    storage,
    notices,
    messages,
    onRecorded: (progress) => emit({ type: 'progress.recorded', progress }),
  });
  const notifications = createNotifications();
  const tabStorage = options.tabStorage ?? browserTabStorage();
  const intent = createIntent(tabStorage, `lectern_intent${options.partnerKey ? `_${options.partnerKey}` : ''}`);
  const session: SessionStore = createSession({
    auth: calls.auth,
    users: calls.users,
    account: calls.account,
    secondFactor: calls.secondFactor,
    storage,
    tabStorage,
    externalSignIn: baseUrl + externalSignInPath,
    partner: options.partnerKey === undefined ? undefined : { key: options.partnerKey, isPage: isPartnerPage },
    authorization: calls.authorization,
    host,
    notices,
    intent,
    messages,
    verify: options.verifySession ?? false,
    warn,
    onUser(user, end) {
      cart.load(user?.userId);
      outbox.load(user?.userId);
      notifications.load(user?.userId);
      intent.load(user?.userId);
      // So that a report of progress can still be sent while the page closes.
      if (user) void preload(user);
      if (user) emit({ type: 'session.started', user });
      else if (end) emit({ type: 'session.ended', reason: end });
    },
  });
  const comparison = createComparison(storage);
  const theme = createTheme(storage);
  const preferences = createPreferences(storage);

  return {
    ...calls,
    session,
    cart,
    comparison,
    intent,
    theme,
    preferences,
    notices,
    notifications,
    outbox,
    purchase,
    ...(createQuiz && { createQuiz }),
    preload: () => preload(),
    simulateRequest: createSimulateRequest(lifetime.signal),
    get messages() {
      return language.getState().messages;
    },
    get formats() {
      return language.getState().formats;
    },
    get locale() {
      return language.getState().locale;
    },
    language,
    setLanguage,
    baseUrl,
    partnerKey: options.partnerKey,
    isPartnerPage,
    money,
    storage,
    emit,
    destroy() {
      lifetime.abort();
      for (const part of [session, cart, comparison, outbox, theme, preferences, storage]) part.destroy();
    },
  };
}

/** Requests need absolute http(s) URLs, but a page may give a path. JavaScript may give anything. */
function absolute(baseUrl: unknown): string {
  const page = typeof location === 'undefined' ? undefined : location.origin;
  const address = typeof baseUrl === 'string' ? (URL.parse(baseUrl) ?? URL.parse(baseUrl, page)) : null;
  // bounded: a URL that the host wrote
  if (address && /^https?:$/.test(address.protocol)) return address.href.replace(/\/+$/, '');
  throw new TypeError(
    `baseUrl must be a whole http(s) address ending in /api, such as https://learn.example/api; got ${JSON.stringify(baseUrl)}.`,
  );
}
