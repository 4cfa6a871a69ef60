import type { AuthorCalls } from './authorCalls.ts';
import { accounts, callNames, learner, visitor } from './callNames.ts';
import type { Connection, ConnectOptions, Tables } from './connect.ts';
import type { CreateQuiz } from './createQuiz.ts';
import { NetworkError } from './errors.ts';
import { abortable, hasTimedOut } from './http/abortable.ts';
import type { CallOptions } from './http/endpoint.ts';
import type { SendCallOptions } from './http/send.ts';
import type { BuyCourses } from './purchase.ts';

/** How the code of the calls is imported: what all of them need, and the parts that every client has. */
export const imports = {
  connect: async () => (await import('./connect.ts')).connect,
  visitor: async () => (await import('./parts/visitor.ts')).visitor,
  learner: async () => (await import('./parts/learner.ts')).learner,
  accounts: async () => (await import('./parts/accounts.ts')).accounts,
};

export interface LazyCalls {
  calls: Tables;
  purchase: BuyCourses;
  /** Undefined in a client without the calls of instructors. */
  createQuiz: CreateQuiz | undefined;
  /** Loads the code of all calls that a person makes often. Never rejects. */
  preload: (isAuthor: boolean) => Promise<void>;
}

/** What is there now, and what loads it. */
interface Lazy<Value> {
  now: () => Value | undefined;
  load: () => Promise<Value>;
}

/** Loads once; after a failure the next call tries again. */
function lazy<Value>(make: () => Promise<Value>): Lazy<Value> {
  let value: Value | undefined;
  let loading: Promise<Value> | undefined;
  const load = async () => {
    try {
      value = await make();
      return value;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return { now: () => value, load: () => (loading ??= load()) };
}

type AnyCall = (input: unknown, options: SendCallOptions) => Promise<unknown>;

/** The calls, whose code loads with the first of each part. Waiting for it counts into the call's time limit. */
export function createLazyCalls(options: ConnectOptions, authorCalls?: AuthorCalls, importCode = imports): LazyCalls {
  const { messages: t, timeout, token, destroyed, emit } = options;
  const connection = lazy(async () => (await importCode.connect())(options));
  const partOf = <Part>(importPart: () => Promise<(connection: Connection, shown: Tables) => Part>) =>
    lazy(async () => {
      const [connected, make] = await Promise.all([connection.load(), importPart()]);
      return make(connected, calls);
    });
  const parts = {
    visitor: partOf(importCode.visitor),
    learner: partOf(importCode.learner),
    accounts: partOf(importCode.accounts),
  };
  const author = authorCalls && partOf(authorCalls.load);

  /** Resolves once the part is there; rejects as a call would. */
  async function loaded<Part>(part: Lazy<Part>, name: string, signal: AbortSignal | undefined): Promise<Part> {
    const there = part.now();
    if (there) return there;
    // Calls of the authentication flow have no limit, and their own message (§7, §8).
    const isAuthentication = name.startsWith('auth.');
    const limit = new AbortController();
    const timer = isAuthentication ? undefined : setTimeout(() => limit.abort(), timeout);
    try {
      return await abortable(AbortSignal.any([limit.signal, destroyed, ...(signal ? [signal] : [])]), part.load());
    } catch (cause) {
      const isLate = hasTimedOut(signal);
      if (!isLate && (signal?.aborted || destroyed.aborted)) throw new DOMException('Cancelled', 'AbortError');
      const error = new NetworkError(t(isAuthentication ? 'error.networkAuthentication' : 'error.network'), {
        code: isLate || limit.signal.aborted ? 'timeout' : 'network',
        cause,
      });
      emit({ type: 'error', call: name, error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  function find({ calls }: { calls: object }, group: string, name: string): AnyCall {
    const call = (calls as Record<string, Record<string, AnyCall>>)[group]?.[name];
    if (!call) throw new TypeError(`There is no call ${group}.${name}.`);
    return call;
  }

  function bind(group: string, name: string, part: Lazy<{ calls: object }>) {
    async function callLater(input: unknown, callOptions: CallOptions): Promise<unknown> {
      const callStart = { token: token(), at: performance.now() };
      const call = find(await loaded(part, `${group}.${name}`, callOptions.signal), group, name);
      return call(input, { ...callOptions, callStart });
    }
    return (input: unknown, callOptions: CallOptions = {}) => {
      const there = part.now();
      return there ? find(there, group, name)(input, callOptions) : callLater(input, callOptions);
    };
  }

  const bound: Record<string, Record<string, unknown>> = {};
  function add<Part extends number>(
    groups: Readonly<Record<string, Readonly<Record<string, Part>>>>,
    partsByNumber: Readonly<Record<Part, Lazy<{ calls: object }>>>,
  ) {
    for (const [group, names] of Object.entries(groups)) {
      bound[group] ??= {};
      for (const [name, part] of Object.entries(names)) bound[group][name] = bind(group, name, partsByNumber[part]);
    }
  }
  add(callNames, { [visitor]: parts.visitor, [learner]: parts.learner, [accounts]: parts.accounts });
  if (author) add(authorCalls.names, { 0: author });
  // Without the calls of instructors the client's type has none, so nobody asks for them.
  const calls = bound as unknown as Tables;

  return {
    calls,
    purchase: async (request) => (await loaded(parts.learner, 'purchase', undefined)).purchase(request),
    createQuiz:
      author &&
      (async (lectureId, draft, callOptions) =>
        (await loaded(author, 'createQuiz', callOptions?.signal)).createQuiz(lectureId, draft, callOptions)),
    async preload(isAuthor) {
      await Promise.allSettled([
        parts.visitor.load(),
        parts.learner.load(),
        ...(isAuthor && author ? [author.load()] : []),
      ]);
    },
  };
}
