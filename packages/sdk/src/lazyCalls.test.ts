import { afterEach, describe, expect, it, vi } from 'vitest';
import { author } from './author.ts';
import { callNames } from './callNames.ts';
import { type ConnectOptions, connect as code } from './connect.ts';
import { createMarketplace } from './createMarketplace.ts';
import { endpoints } from './endpoints/index.ts';
import { isCancelled, NetworkError } from './errors.ts';
import { createLazyCalls, imports } from './lazyCalls.ts';
import { createMessages } from './messages/createMessages.ts';
import { createCart } from './stores/cart.ts';
import { createStorage } from './stores/storage.ts';
import { json, memory } from './testing/client.ts';

const id = 'b'.repeat(24);
const page = { courses: [], currentPage: 1, totalPages: 1, totalResults: 0 };
const noConnection = 'No response from server. Please check your network connection.';

/** Calls whose code arrives, or fails to, when the test says so. */
function waitingCalls(
  answer: () => Response | Promise<Response> = () => json(page),
  options: Partial<ConnectOptions> = {},
  { author: load = author.load, ...parts }: Partial<typeof imports & { author: typeof author.load }> = {},
) {
  const loads: PromiseWithResolvers<typeof code>[] = [];
  const sent: Request[] = [];
  const emit = vi.fn<ConnectOptions['emit']>();
  const session = { token: 'first' as string | undefined };
  const lifetime = new AbortController();
  const settings: ConnectOptions = {
    baseUrl: 'http://lectern.test/api',
    partnerKey: undefined,
    fetch: async (...request) => {
      sent.push(new Request(...request));
      return answer();
    },
    earlyResponses: undefined,
    timeout: 10_000,
    messages: createMessages('en-IN'),
    token: () => session.token,
    onUnauthorized: () => {},
    renewal: undefined,
    destroyed: lifetime.signal,
    cart: createCart({ storage: createStorage({ backend: undefined, prefix: '', onFailure() {} }), onChange() {} }),
    emit,
    storage: createStorage({ backend: undefined, prefix: '', onFailure() {} }),
    warn: () => {},
    ...options,
  };
  const lazy = createLazyCalls(
    settings,
    { ...author, load },
    {
      ...imports,
      connect: () => {
        const load = Promise.withResolvers<typeof code>();
        loads.push(load);
        return load.promise;
      },
      ...parts,
    },
  );
  const caught = async (call: Promise<unknown> | undefined) => call?.catch((error: unknown) => error);
  return { ...lazy, loads, sent, emit, session, destroy: () => lifetime.abort(), caught };
}

afterEach(() => void vi.useRealTimers());

describe('the first calls', () => {
  it('load their code once and are all sent when it is there', async () => {
    const { calls, loads, sent } = waitingCalls();
    const answers = Promise.all([calls.courses.search({ q: 'tides' }), calls.courses.search({ page: 2 })]);
    expect(loads).toHaveLength(1);
    loads[0]?.resolve(code);
    expect(await answers).toEqual([page, page]);
    expect(sent.map(({ url }) => new URL(url).search).sort()).toEqual(['?page=2', '?q=tides']);
    await calls.courses.search();
    expect(loads).toHaveLength(1);
  });

  it('check their input before anything is sent', async () => {
    const { calls, loads, sent, caught } = waitingCalls();
    const error = caught(calls.courses.get({ id: 'tides' }));
    loads[0]?.resolve(code);
    expect(await error).toMatchObject({ code: 'invalid_input', message: "This isn't a valid id." });
    expect(sent).toEqual([]);
  });

  it('carry the token of the moment at which they were made', async () => {
    const { calls, loads, sent, session } = waitingCalls(() => json({}));
    const done = calls.wishlist.add({ courseId: id });
    session.token = 'second';
    loads[0]?.resolve(code);
    await done;
    await calls.wishlist.add({ courseId: id });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second']);
  });

  it('of a visitor stay a visitor’s', async () => {
    const { calls, loads, sent, session } = waitingCalls();
    session.token = undefined;
    const done = calls.courses.search();
    session.token = 'second';
    loads[0]?.resolve(code);
    await done;
    expect(sent[0]?.headers.get('authorization')).toBeNull();
  });

  it('include a purchase and the creation of a quiz', async () => {
    const { purchase, createQuiz, loads, caught } = waitingCalls(() => json({ message: 'Not today.' }, 400));
    const items = [{ _id: id, title: 'Tides', price: 10 }];
    const bought = caught(purchase({ items, paymentMethodNonce: 'nonce', idempotencyKey: 'key-12345' }));
    const question = { text: 'High or low?', type: 'true-false', correctAnswer: 'true', points: 1 } as const;
    const created = caught(createQuiz?.(id, { title: 'Tides', questions: [question] }));
    loads[0]?.resolve(code);
    expect(await bought).toMatchObject({ message: 'Not today.' });
    expect(await created).toMatchObject({ message: 'Not today.' });
    expect(loads).toHaveLength(1);
  });
});

describe('the parts of the calls', () => {
  it('have every call of the API with those of instructors and admins, and none of theirs without', () => {
    const namesOf = (groups: object) =>
      Object.entries(groups).flatMap(([group, calls]) => Object.keys(calls).map((name) => `${group}.${name}`));
    const learnerNames = namesOf(callNames);
    const options = { baseUrl: 'http://lectern.test/api', storage: memory() };
    const [plain, whole] = [createMarketplace(options), createMarketplace({ ...options, author })];
    const callsOf = (marketplace: object) =>
      namesOf(Object.fromEntries(Object.entries(marketplace).filter(([group]) => group in endpoints))).sort();
    expect(callsOf(plain)).toEqual(learnerNames.sort());
    // Those of a partner's server have a client of their own.
    const { partnerApi: _, ...ofPages } = endpoints;
    expect(callsOf(whole)).toEqual(namesOf(ofPages).sort());
    expect(learnerNames).not.toContain('courses.create');
    expect(['createQuiz' in plain, 'createQuiz' in whole]).toEqual([false, true]);
    plain.destroy();
    whole.destroy();
  });

  it('load with the first call of each', async () => {
    const parts = {
      visitor: vi.fn(imports.visitor),
      learner: vi.fn(imports.learner),
      accounts: vi.fn(imports.accounts),
      author: vi.fn(author.load),
    };
    const loaded = () => Object.values(parts).map((part) => part.mock.calls.length);
    const { calls, loads } = waitingCalls(() => json({ ...page, wishlist: [], isSent: true }), {}, parts);
    const first = calls.courses.search();
    loads[0]?.resolve(code);
    await first;
    expect(loaded()).toEqual([1, 0, 0, 0]);
    await calls.wishlist.list();
    expect(loaded()).toEqual([1, 1, 0, 0]);
    await calls.courses.listAuthored();
    await Promise.all([calls.courses.search(), calls.wishlist.list(), calls.courses.listAuthored()]);
    expect(loaded()).toEqual([1, 1, 0, 1]);
    await calls.passwordReset.options();
    expect(loaded()).toEqual([1, 1, 1, 1]);
    expect(loads).toHaveLength(1);
  });

  it('fail alone, and load again with the next call', async () => {
    const load = vi.fn(author.load).mockRejectedValueOnce(new TypeError('offline'));
    const { calls, loads, caught } = waitingCalls(() => json(page), {}, { author: load });
    const [search, own] = [calls.courses.search(), caught(calls.courses.listAuthored())];
    loads[0]?.resolve(code);
    expect(await search).toEqual(page);
    expect(await own).toMatchObject({ code: 'network', message: noConnection });
    expect(await calls.courses.listAuthored()).toEqual({ courses: [] });
    expect(loads).toHaveLength(1);
  });
});

describe('while the code loads', () => {
  it('a call ends at its time limit', async () => {
    vi.useFakeTimers();
    const { calls, emit, caught } = waitingCalls();
    const error = caught(calls.courses.search());
    await vi.advanceTimersByTimeAsync(9_999);
    expect(emit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toBeInstanceOf(NetworkError);
    expect(await error).toMatchObject({ code: 'timeout', message: noConnection });
    expect(emit).toHaveBeenCalledExactlyOnceWith({ type: 'error', call: 'courses.search', error: await error });
  });

  it('the limit of the call runs already', async () => {
    vi.useFakeTimers();
    const { calls, loads, sent, caught } = waitingCalls(() => new Promise(() => {}));
    const error = caught(calls.courses.search());
    await vi.advanceTimersByTimeAsync(6_000);
    loads[0]?.resolve(code);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ code: 'timeout' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('signing in has no limit', async () => {
    vi.useFakeTimers();
    const { calls, loads } = waitingCalls(() => json({ token: 't', user: {}, userId: id, role: 'learner' }));
    const answer = calls.auth.signIn({ email: 'lena@example.org', password: 'x' });
    await vi.advanceTimersByTimeAsync(60_000);
    loads[0]?.resolve(code);
    expect(await answer).toMatchObject({ token: 't' });
  });

  it('a call times out where its signal is a time limit', async () => {
    const { calls, caught } = waitingCalls();
    const error = await caught(calls.courses.search({}, { signal: AbortSignal.timeout(1) }));
    expect(error).toMatchObject({ name: 'NetworkError', code: 'timeout' });
  });

  it('a call ends with its signal or the client, and nothing is sent', async () => {
    const { calls, loads, sent, caught, destroy, emit } = waitingCalls();
    const controller = new AbortController();
    const [cancelled, before, other] = [
      caught(calls.courses.search({}, { signal: controller.signal })),
      caught(calls.courses.search({}, { signal: AbortSignal.abort() })),
      caught(calls.courses.search()),
    ];
    controller.abort();
    expect(isCancelled(await cancelled)).toBe(true);
    expect(isCancelled(await before)).toBe(true);
    destroy();
    expect(isCancelled(await other)).toBe(true);
    loads[0]?.resolve(code);
    await loads[0]?.promise;
    expect(sent).toEqual([]);
    expect(emit).not.toHaveBeenCalled();
  });
});

describe('code that fails to load', () => {
  it('counts as no response, and the next call tries again', async () => {
    const { calls, loads, emit, caught } = waitingCalls();
    const [search, signIn] = [caught(calls.courses.search()), caught(calls.auth.me())];
    const cause = new TypeError('Failed to fetch dynamically imported module');
    loads[0]?.reject(cause);
    expect(await search).toBeInstanceOf(NetworkError);
    expect(await search).toMatchObject({ code: 'network', message: noConnection, cause });
    expect(await signIn).toMatchObject({ message: 'No response from server. Please check your network.' });
    expect(emit.mock.calls.map(([event]) => event)).toMatchObject([
      { type: 'error', call: 'courses.search' },
      { type: 'error', call: 'auth.me' },
    ]);
    const again = calls.courses.search();
    loads[1]?.resolve(code);
    expect(await again).toEqual(page);
  });

  it('doesn’t fail a preload, which loads once', async () => {
    const { calls, preload, loads } = waitingCalls();
    const first = preload(false);
    loads[0]?.reject(new TypeError('offline'));
    await expect(first).resolves.toBeUndefined();
    const [second, third] = [preload(false), preload(false)];
    expect(loads).toHaveLength(2);
    loads[1]?.resolve(code);
    await Promise.all([second, third, preload(false)]);
    expect(await calls.courses.search()).toEqual(page);
    expect(loads).toHaveLength(2);
  });
});
