import type { callNames } from './callNames.ts';
import type { Endpoints } from './endpoints/index.ts';
import { searchPath } from './endpoints/searchPath.ts';
import { isMarketplaceError, isNetworkError } from './errors.ts';
import type { MarketplaceEvent } from './events.ts';
import { createAddressHint } from './http/addressHint.ts';
import type { CallOptions, Calls, Endpoint, EndpointGroup, FailureKey } from './http/endpoint.ts';
import type { createOriginHint } from './http/originHint.ts';
import { createSend, type Send, type SendOptions } from './http/send.ts';
import type { CoreMessageKey } from './messages/en.ts';
import { type FailureWordKey, failureWords } from './messages/words/failureWords.ts';
import type { Money } from './rules/cartSummary.ts';
import type { CartStore } from './stores/cart.ts';
import type { KeyValueStore } from './stores/storage.ts';

/** How calls are sent, and who is told of what fails. */
export interface SendingOptions extends Omit<SendOptions, 'failures' | 'onAnswer' | 'onError'> {
  emit: (event: MarketplaceEvent) => void;
}

export interface ConnectOptions extends SendingOptions {
  cart: CartStore;
  /** @default the usual one */
  money?: Money;
  storage: KeyValueStore;
  /** Who is signed in. */
  userId?: () => string | undefined;
  /** The query that names the campaign. */
  campaign?: (() => string | undefined) | undefined;
}

/** Every group of calls that people make. */
export type Tables = { readonly [Group in Exclude<keyof Endpoints, 'partnerApi'>]: Calls<Endpoints[Group]> };

/** The calls of every client, without those of instructors and admins. */
export type LearnerTables = {
  readonly [Group in keyof typeof callNames]: Pick<
    Tables[Group],
    keyof (typeof callNames)[Group] & keyof Tables[Group]
  >;
};

/** What makes calls of rows whose failures have these keys. */
interface Binding<Failure extends FailureKey> {
  send: Send;
  /** The rows of each group as functions. */
  bind: <Rows extends Readonly<Record<string, EndpointGroup<Failure>>>>(
    rows: Rows,
  ) => { readonly [Group in keyof Rows]: Calls<Rows[Group]> };
}

type CommonFailure = CoreMessageKey | FailureWordKey;

/** What makes calls of rows. */
export interface Connection extends ConnectOptions, Connected {}

interface Connected extends Binding<CommonFailure> {
  /** The same for rows that have texts of their own for what failed: they load with these rows. */
  withFailures: <Failure extends FailureKey>(
    words: Readonly<Record<Failure, string>>,
  ) => Binding<CommonFailure | Failure>;
}

/**
 * What every call needs. It loads with the first of them: a page that was rendered on a server makes none.
 */
export function connect<Options extends SendingOptions>(options: Options): Options & Connected {
  const { baseUrl, partnerKey, emit, warn } = options;
  const isForeign = typeof location !== 'undefined' && location.origin !== new URL(baseUrl).origin;
  let hintAtOrigin: ReturnType<typeof createOriginHint> | undefined;
  /** Loads with the first call that isn't answered: only another origin's may be blocked. */
  async function explain(error: unknown, endpoint: Endpoint) {
    if (!isForeign || !isNetworkError(error)) return;
    const { createOriginHint } = await import('./http/originHint.ts');
    hintAtOrigin ??= createOriginHint({ baseUrl, publicPath: searchPath, partnerKey, fetch: options.fetch, warn });
    await hintAtOrigin(error, endpoint);
  }
  const settings = {
    ...options,
    onAnswer: createAddressHint(baseUrl, warn),
    onError: (error: unknown, endpoint: Endpoint) => {
      explain(error, endpoint).catch(() => {}); // Where the hint can't be loaded, nothing can be explained.
      if (isMarketplaceError(error)) emit({ type: 'error', call: `${endpoint.method} ${endpoint.path}`, error });
    },
  };
  const binding = (failures: Readonly<Record<string, string>>) => {
    const send = createSend({ ...settings, failures });
    const bindGroup = <Group extends EndpointGroup>(group: Group) =>
      mapValues(group, (row: Endpoint) => (input?: unknown, options?: CallOptions) => send(row, input, options));
    return { send, bind: (rows: Readonly<Record<string, EndpointGroup>>) => mapValues(rows, bindGroup) as never };
  };
  return { ...options, ...binding(failureWords), withFailures: (words) => binding({ ...failureWords, ...words }) };
}

const mapValues = <Value, Result>(object: Readonly<Record<string, Value>>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));
