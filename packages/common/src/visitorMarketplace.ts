import { AsyncLocalStorage } from 'node:async_hooks';
import { createMarketplace, type Marketplace } from '@lectern/sdk';
import type { Money } from '@lectern/sdk/rules';

/** Answers a public GET call of the API, such as `/search/courses?limit=8`, as a visitor gets it. */
export type Call = (address: string) => Promise<{ status: number; body: string }>;

/** More than can be rendering at the same time, so that none is destroyed while it is in use. */
const MAX_MARKETPLACES = 64;

const running = new AsyncLocalStorage<Call>();
const marketplaces = new Map<string, Marketplace>();

/** Runs a rendering whose marketplace makes its calls with `call`. */
export const withCall = <T>(call: Call, run: () => T): T => running.run(call, run);

/** The client of an origin and a locale. It has no session and keeps nothing, so all renderings share it. */
export function visitorMarketplace(origin: string, money: Money | undefined, locale = 'en-IN'): Marketplace {
  const key = `${locale} ${origin} ${JSON.stringify(money)}`;
  const marketplace = marketplaces.get(key) ?? create(`${origin}/api`, locale, money);
  // The one that was used last is the last to go.
  marketplaces.delete(key);
  const [oldest] = marketplaces.keys();
  if (oldest !== undefined && marketplaces.size >= MAX_MARKETPLACES) {
    marketplaces.get(oldest)?.destroy();
    marketplaces.delete(oldest);
  }
  marketplaces.set(key, marketplace);
  return marketplace;
}

const create = (baseUrl: string, locale: string, money: Money | undefined) =>
  createMarketplace({
    ...(money && { money }),
    baseUrl,
    locale,
    storage: { getItem: () => null, setItem() {}, removeItem() {} },
    async fetch(request) {
      const call = running.getStore();
      if (!call) throw new Error('A call outside of a rendering');
      const { status, body } = await call(new Request(request).url.slice(baseUrl.length));
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    },
  });
