import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMarketplace } from '../createMarketplace.ts';
import { ApiError, ContractError, isCancelled, NetworkError, ValidationError } from '../errors.ts';
import { createClient, json, memory } from '../testing/client.ts';

const id = 'b'.repeat(24);
const course = { _id: id, title: 'Tides' };
const page = { courses: [course], currentPage: 1, totalPages: 1, totalResults: 1 };
describe('a request that was sent before the client existed', () => {
  it("isn't sent again; any other is", async () => {
    const earlyResponses = vi.fn((request: Request) =>
      request.url.endsWith('/search/courses') ? Promise.resolve(json(page)) : undefined,
    );
    const { marketplace, sent } = createClient(() => json({ ...page, totalResults: 7 }), { earlyResponses });
    expect((await marketplace.courses.search()).totalResults).toBe(1);
    expect(sent).toHaveLength(0);
    expect((await marketplace.courses.search({ q: 'tides' })).totalResults).toBe(7);
    expect(sent).toHaveLength(1);
  });

  it('fails in the same way as a request that is sent', async () => {
    const refused = () => Promise.resolve(json({ message: 'Not now.' }, 400));
    const { marketplace } = createClient(() => json(page), { earlyResponses: refused });
    await expect(marketplace.courses.search()).rejects.toMatchObject({ status: 400, message: 'Not now.' });
  });
});

describe("a call on a partner's page", () => {
  it('carries the key if it writes; a read stays one that needs no permission', async () => {
    const partnerKey = `pk_${'7'.repeat(24)}`;
    const { marketplace, sent } = createClient(({ method }) => json(method === 'GET' ? page : {}), { partnerKey });
    expect(marketplace.partnerKey).toBe(partnerKey);
    await marketplace.courses.search();
    await marketplace.wishlist.add({ courseId: id });
    await marketplace.wishlist.remove({ courseId: id });
    expect(sent.map(({ method, partner }) => [method, partner])).toEqual([
      ['GET', null],
      ['POST', partnerKey],
      ['DELETE', partnerKey],
    ]);
  });

  it('carries nothing elsewhere', async () => {
    const { marketplace, sent } = createClient(() => json({}));
    await marketplace.wishlist.add({ courseId: id });
    expect(sent[0]?.partner).toBeNull();
  });
});

describe('a failing call', () => {
  const search = (answer: Parameters<typeof createClient>[0], options = {}) => {
    const client = createClient(answer, options);
    return { ...client, call: client.marketplace.courses.search().catch((error: unknown) => error) };
  };

  it('is rejected with its fields before it is sent if the input is invalid', async () => {
    const { marketplace, sent } = createClient(() => json({}));
    const error = await marketplace.auth.signIn({ email: 'nobody', password: '' }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ValidationError);
    expect((error as ValidationError).fields).toEqual([
      { field: 'email', message: 'Please enter a valid email address.' },
      { field: 'password', message: 'Please enter your password.' },
    ]);
    expect(sent).toEqual([]);
  });

  it("has the server's message, code, details, fields, request id and retry-after", async () => {
    const body = { code: 'odd', message: 'It is odd.', details: [{ field: 'q', message: 'Odd words.' }] };
    const { call } = search(() => json(body, 422, { 'x-request-id': 'r-1', 'retry-after': '7' }));
    expect(await call).toMatchObject({
      message: 'It is odd.',
      code: 'odd',
      status: 422,
      fields: [{ field: 'q', message: 'Odd words.' }],
      requestId: 'r-1',
      retryAfter: 7,
    });
  });

  it('has at most 500 characters of a message from the server', async () => {
    const message = 'x'.repeat(1_000_000);
    const error = await search(() => json({ message, details: [{ field: 'q', message }] }, 400)).call;
    expect((error as ApiError).message).toBe(`${'x'.repeat(499)}…`);
    expect((error as ApiError).fields[0]?.message).toBe(`${'x'.repeat(499)}…`);
  });

  it.each([
    ['HTML', () => new Response('<h1>Bad</h1>', { status: 500, headers: { 'content-type': 'text/html' } })],
    ['an empty message', () => json({ message: '  ' }, 400)],
    ['no body', () => new Response(null, { status: 418 })],
    ['JSON that is none', () => new Response('{', { status: 400, headers: { 'content-type': 'application/json' } })],
  ])("has the call's own default when the server gives %s", async (_, answer) => {
    const error = await search(answer).call;
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toBe('Failed to fetch courses.');
  });

  it('has the network message when there is no response; authentication has its own', async () => {
    const { marketplace } = createClient(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(marketplace.wishlist.add({ courseId: id })).rejects.toMatchObject({
      code: 'network',
      message: 'No response from server. Please check your network connection.',
    });
    await expect(marketplace.auth.signIn({ email: 'a@b', password: 'x' })).rejects.toMatchObject({
      message: 'No response from server. Please check your network.',
    });
  });

  it('is retried only if it is a GET and the failure is temporary', async () => {
    const flaky = () => {
      let left = 1;
      return createClient(() => (left-- > 0 ? json({}, 503) : json(page)));
    };
    const first = flaky();
    await first.marketplace.courses.search();
    expect(first.sent).toHaveLength(2);
    const second = flaky();
    await expect(second.marketplace.wishlist.add({ courseId: id })).rejects.toBeInstanceOf(ApiError);
    expect(second.sent).toHaveLength(1);
    const third = createClient(() => json({}, 500));
    await expect(third.marketplace.courses.search()).rejects.toBeInstanceOf(ApiError);
    expect(third.sent).toHaveLength(1);
  });

  it('rejects an answer of the wrong shape and accepts unknown keys', async () => {
    expect(await search(() => json({ ...page, courses: [{ _id: 7, title: 'x' }] })).call).toBeInstanceOf(ContractError);
    expect(await search(() => new Response('<p>')).call).toBeInstanceOf(ContractError);
    expect(await search(() => json({ ...page, novelty: 1, courses: [{ ...course, novelty: 2 }] })).call).toMatchObject({
      totalResults: 1,
    });
  });

  it('is aborted by the caller’s signal and by destroy()', async () => {
    const forever = () => new Promise<Response>(() => {});
    const { marketplace } = createClient(forever);
    const controller = new AbortController();
    const cancelled = marketplace.courses.search({}, { signal: controller.signal }).catch((error: unknown) => error);
    controller.abort();
    expect(isCancelled(await cancelled)).toBe(true);
    const destroyed = marketplace.courses.search().catch((error: unknown) => error);
    marketplace.destroy();
    expect(isCancelled(await destroyed)).toBe(true);
  });

  it('times out where the caller’s signal is a time limit', async () => {
    const { marketplace } = createClient(() => new Promise<Response>(() => {}));
    for (const signal of [AbortSignal.timeout(1), AbortSignal.any([AbortSignal.timeout(1)])]) {
      const error = await marketplace.courses.search({}, { signal }).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(NetworkError);
      expect(error).toMatchObject({ code: 'timeout' });
    }
  });

  it('is reported to the host through onEvent', async () => {
    const onEvent = vi.fn();
    const { call } = search(() => json({}, 400), { onEvent });
    const error = await call;
    expect(onEvent).toHaveBeenCalledWith({ type: 'error', call: 'GET /search/courses', error });
  });
});

/** Over a real connection: cases in which `fetch` alone would keep waiting. */
describe('the time limit of the whole call', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function against(listener: Parameters<typeof createServer>[1]) {
    server = createServer(listener as never);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    return createMarketplace({ baseUrl: `http://127.0.0.1:${port}/api`, storage: memory(), timeout: 300 });
  }

  it.each([
    ['silence', () => {}],
    [
      'a body that stalls',
      (_: unknown, response: { write: (text: string) => void; flushHeaders: () => void }) => {
        response.flushHeaders();
        response.write('{"courses":');
      },
    ],
    [
      'Retry-After: 3600',
      (_: unknown, response: { writeHead: (status: number, headers: object) => { end: () => void } }) =>
        response.writeHead(503, { 'retry-after': '3600' }).end(),
    ],
    [
      'a refusal whose body stalls',
      (_: unknown, response: { writeHead: (status: number) => void; write: (text: string) => void }) => {
        response.writeHead(400);
        response.write('{');
      },
    ],
  ])('ends %s', async (_, listener) => {
    const marketplace = await against(listener as never);
    const started = performance.now();
    const error = await marketplace.courses.search().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ code: 'timeout' });
    // Ten times the limit would still be far below the hang that this guards against.
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('is 10 seconds by default, and none for authentication', async () => {
    vi.useFakeTimers();
    try {
      const { marketplace } = createClient(() => new Promise<Response>(() => {}));
      const settled = vi.fn();
      const asking = marketplace.courses.search().catch(settled);
      const entering = vi.fn();
      void marketplace.auth.signIn({ email: 'a@b', password: 'x' }).catch(entering);
      await vi.advanceTimersByTimeAsync(9_999);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await asking;
      expect(settled).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(entering).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
});
