import { callNames } from './callNames.ts';
import type { Connection, ConnectOptions, Tables } from './connect.ts';
import type { CreateQuiz } from './createQuiz.ts';
import { NetworkError } from './errors.ts';
import { abortable } from './http/abortable.ts';
import type { CallOptions } from './http/endpoint.ts';
import type { SendCallOptions } from './http/send.ts';
import type { BuyCourses } from './purchase.ts';

export interface LazyCalls {
  calls: Tables;
  purchase: BuyCourses;
  createQuiz: CreateQuiz;
  preload: () => Promise<void>;
}

type AnyCall = (input: unknown, options: SendCallOptions) => Promise<unknown>;

/**
 * The calls, whose code loads with the first of them. Waiting for it counts into the call's time limit.
 *
 * @param importCode loads that code
 */
export function createLazyCalls(options: ConnectOptions, importCode = () => import('./connect.ts')): LazyCalls {
  const { messages: t, timeout, token, destroyed, emit } = options;
  let connection: Connection | undefined;
  let loading: Promise<Connection> | undefined;

  async function load(): Promise<Connection> {
    try {
      const { connect } = await importCode();
      connection ??= connect(options, calls);
      return connection;
    } finally {
      loading = undefined; // After a failure the next call tries again.
    }
  }

  /** Resolves once the code is there; rejects as a call would. */
  async function loaded(name: string, signal: AbortSignal | undefined): Promise<Connection> {
    if (connection) return connection;
    // Calls of the authentication flow have no limit, and their own message (§7, §8).
    const isAuthentication = name.startsWith('auth.');
    const limit = new AbortController();
    const timer = isAuthentication ? undefined : setTimeout(() => limit.abort(), timeout);
    try {
      loading ??= load();
      return await abortable(AbortSignal.any([limit.signal, destroyed, ...(signal ? [signal] : [])]), loading);
    } catch (cause) {
      if (signal?.aborted || destroyed.aborted) throw new DOMException('Cancelled', 'AbortError');
      const error = new NetworkError(t(isAuthentication ? 'error.networkAuthentication' : 'error.network'), {
        code: limit.signal.aborted ? 'timeout' : 'network',
        cause,
      });
      emit({ type: 'error', call: name, error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  function find({ calls }: Connection, group: string, name: string): AnyCall {
    const call = (calls as unknown as Record<string, Record<string, AnyCall>>)[group]?.[name];
    if (!call) throw new TypeError(`There is no call ${group}.${name}.`);
    return call;
  }

  async function callLater(group: string, name: string, input: unknown, callOptions: CallOptions): Promise<unknown> {
    const begun = { token: token(), at: performance.now() };
    const call = find(await loaded(`${group}.${name}`, callOptions.signal), group, name);
    return call(input, { ...callOptions, begun });
  }

  const bind = (group: string, names: object) =>
    Object.fromEntries(
      Object.keys(names).map((name) => [
        name,
        (input: unknown, callOptions: CallOptions = {}) =>
          connection ? find(connection, group, name)(input, callOptions) : callLater(group, name, input, callOptions),
      ]),
    );

  const calls = Object.fromEntries(
    Object.entries(callNames).map(([group, names]) => [group, bind(group, names)]),
  ) as unknown as Tables;

  return {
    calls,
    purchase: async (request) => (await loaded('purchase', undefined)).purchase(request),
    createQuiz: async (lectureId, draft, callOptions) =>
      (await loaded('createQuiz', callOptions?.signal)).createQuiz(lectureId, draft, callOptions),
    async preload() {
      if (!connection) loading ??= load();
      await loading?.catch(() => {});
    },
  };
}
