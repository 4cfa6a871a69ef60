import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json } from '../testing/client.ts';
import { exchangeByFetch } from './exchangeByFetch.ts';

const url = 'https://learn.example/api/courses';
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers in turn; the last one from then on. */
function create(...answers: (() => Promise<Response>)[]) {
  const limit = new AbortController();
  const sentAt: number[] = [];
  const start = Date.now();
  const fetch = vi.fn((_: RequestInfo | URL) => {
    sentAt.push(Date.now() - start);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.() ?? lost();
  });
  const run = (method = 'GET') =>
    exchangeByFetch(
      url,
      { method, headers: { accept: 'application/json' }, signal: limit.signal },
      { fetch, earlyResponses: undefined },
      () => {},
    );
  return { run, fetch, limit, sentAt };
}
const busy =
  (status = 503, headers = {}) =>
  async () =>
    json({}, status, headers);
const ok = async () => json({ courses: [] });

describe('a request by fetch', () => {
  // Fake timers don't wait for code that loads.
  beforeAll(() => import('./repeat.ts'));
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([408, 502, 503, 504])('is sent again after %i, and later each time', async (status) => {
    const { run, sentAt } = create(busy(status), busy(status), ok);
    const answer = run();
    await vi.runAllTimersAsync();
    expect(await answer).toMatchObject({ status: 200, text: '{"courses":[]}' });
    expect(sentAt).toEqual([0, 300, 900]);
  });

  it('has the last failure after three times', async () => {
    const { run, fetch } = create(busy(502, { 'x-request-id': 'r-3' }));
    const answer = run();
    await vi.runAllTimersAsync();
    expect((await answer).status).toBe(502);
    expect((await answer).header('X-Request-Id')).toBe('r-3');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is sent again when the connection is lost', async () => {
    const { run, fetch } = create(lost, ok);
    const answer = run();
    await vi.runAllTimersAsync();
    expect((await answer).status).toBe(200);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('lets the connection of a failed attempt go', async () => {
    const failed = json({}, 503);
    const { run } = create(async () => failed, ok);
    const answer = run();
    await vi.runAllTimersAsync();
    await answer;
    expect(await failed.body?.getReader().read()).toEqual({ done: true, value: undefined });
  });

  it.each([
    ['400', busy(400)],
    ['429', busy(429)],
    ['500', busy(500)],
    ['304', () => Promise.resolve(new Response(null, { status: 304 }))],
  ])('is sent once for %s', async (_, answer) => {
    const { run, fetch } = create(answer);
    await run();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("is sent once if the host's fetch throws an error of its own", async () => {
    const { run, fetch } = create(() => Promise.reject(new RangeError('Not without consent')));
    await expect(run()).rejects.toThrow('Not without consent');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is sent once if it is a %s', async (method) => {
    const failing = create(busy());
    expect((await failing.run(method)).status).toBe(503);
    expect(failing.fetch).toHaveBeenCalledTimes(1);
    const unanswered = create(lost);
    await expect(unanswered.run(method)).rejects.toThrow('Failed to fetch');
    expect(unanswered.fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['seconds', '2', 2_000],
    ['no time', '0', 0],
    ['a date', new Date(Date.UTC(2030, 0, 1, 0, 0, 1)).toUTCString(), 1_000],
    ['a date that has passed', new Date(Date.UTC(2029, 0, 1)).toUTCString(), 0],
    ['an hour, which is too long', '3600', 3_000],
    ['Infinity', 'Infinity', 300],
    ['a negative number', '-5', 300],
    ['anything else', 'soon', 300],
  ])('waits as long as the server asks with %s', async (_, value, wait) => {
    vi.setSystemTime(Date.UTC(2030, 0, 1));
    const { run, sentAt } = create(busy(503, { 'retry-after': value }), ok);
    const answer = run();
    await vi.runAllTimersAsync();
    expect((await answer).status).toBe(200);
    expect(sentAt).toEqual([0, wait]);
  });

  it('stops waiting when it is aborted, and leaves no timer', async () => {
    const { run, fetch, limit } = create(busy());
    const answer = run().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    limit.abort();
    expect(await answer).toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is a whole request for a host, and the same request otherwise', async () => {
    const { run, fetch } = create(ok);
    await run();
    const [given] = fetch.mock.calls[0] ?? [];
    const plain = vi.fn((..._: Parameters<typeof globalThis.fetch>) => ok());
    vi.stubGlobal('fetch', plain);
    const signal = new AbortController().signal;
    const headers = { accept: 'application/json' };
    await exchangeByFetch(
      url,
      { method: 'GET', headers, signal },
      { fetch: undefined, earlyResponses: undefined },
      () => {},
    );
    const own = new Request(...(plain.mock.calls[0] ?? [url]));
    const parts = ({ method, url, headers, keepalive }: Request) => [method, url, [...headers], keepalive];
    expect(given).toBeInstanceOf(Request);
    expect(parts(given as Request)).toEqual(parts(own));
  });
});
