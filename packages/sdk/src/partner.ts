/**
 * What a partner's server reads of its marketplace and does there, with the partner's API key. Not for pages: whoever has
 * the key reads the report.
 */
import { partnerApi } from './endpoints/partner/partnerApi.ts';
import type { Calls } from './http/endpoint.ts';
import { createMessages } from './messages/createMessages.ts';
import { authorFailureWords } from './messages/words/authorFailureWords.ts';
import { limits } from './rules/limits.ts';

export type { CallOptions } from './http/endpoint.ts';
export type { PartnerDay, PartnerDays, TestOrder, TestOrderPage } from './schemas/partnerApi.ts';
export type { Webhook, WebhookEvent, WebhookLog } from './schemas/webhook.ts';

/** Options of {@link createPartner}. */
export interface PartnerOptions {
  /** The marketplace's API, such as `https://learn.example/api`. */
  baseUrl: string;
  /** The partner's API key, `lpk_…`, which an admin of the marketplace makes. Keep it on the server. */
  apiKey: string;
  /** In place of the global one. */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds for a whole call. @default 10,000 */
  timeout?: number;
}

/** The calls of a partner's server. They reject as those of a marketplace do, with an `ApiError` where they are refused. */
export type PartnerCalls = Calls<typeof partnerApi>;

/**
 * The calls of a partner's server.
 *
 * @example
 * const partner = createPartner({ baseUrl: 'https://learn.example/api', apiKey: process.env.LECTERN_API_KEY });
 * const { days } = await partner.report({ from: '2026-01-01', to: '2026-01-31' });
 */
export function createPartner({ baseUrl, apiKey, fetch, timeout = limits.callTimeout }: PartnerOptions): PartnerCalls {
  const address = new URL(baseUrl).href.replace(/\/+$/, ''); // bounded: an address that the partner wrote
  // As in a marketplace's client, which loads it later.
  const connected = import('./connect.ts').then(({ connect }) => {
    const { withFailures } = connect({
      baseUrl: address,
      partnerKey: undefined,
      fetch,
      earlyResponses: undefined,
      timeout,
      messages: createMessages('en-IN'),
      token: () => apiKey,
      onUnauthorized() {},
      renewal: undefined,
      destroyed: new AbortController().signal,
      emit() {},
      warn: (message) => console.warn(`Lectern: ${message}`),
    });
    return withFailures(authorFailureWords).bind({ partnerApi }).partnerApi;
  });
  // Whoever calls is told of what couldn't be loaded.
  connected.catch(() => {});
  return {
    report: async (input, options) => (await connected).report(input, options),
    testOrders: async (input, options) => (await connected).testOrders(input, options),
    refundTestOrder: async (input, options) => (await connected).refundTestOrder(input, options),
    events: async (input, options) => (await connected).events(input, options),
    sendTest: async (input, options) => (await connected).sendTest(input, options),
    sendAgain: async (input, options) => (await connected).sendAgain(input, options),
    resume: async (input, options) => (await connected).resume(input, options),
  };
}
