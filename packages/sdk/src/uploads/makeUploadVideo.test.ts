import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../errors.ts';
import type { CallOptions } from '../http/endpoint.ts';
import { createStorage } from '../stores/storage.ts';
import { discardUpload, listUnfinishedUploads } from './keptUploads.ts';
import { makeUploadVideo } from './makeUploadVideo.ts';

const PART = 8 * 1024 * 1024;
const film = new File([new Uint8Array(3 * PART + 10)], 'film.webm', { type: 'video/webm', lastModified: 5 });
const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
/** Each request for addresses prolongs an upload. */
const later = new Date(Date.now() + 90_000_000).toISOString();

/** The parts that the storage has. */
let received: Set<number>;
/** What the storage answers for a part: a status, or nothing at all. */
let answer: (number: number) => number | undefined;
let atOnce = 0;
let most = 0;
let storage: ReturnType<typeof createStorage>;

const session = { getState: () => ({ user: { userId: 'me' } }) };
const whole = vi.fn(async (_input: unknown, _options?: CallOptions) => ({ videoUrl: '/whole' }));
const view = () => ({ _id: 'an-id', size: film.size, partSize: PART, received: [...received], expiresAt });
const uploads = {
  create: vi.fn(async () => ({ upload: view() as ReturnType<typeof view> | null })),
  get: vi.fn(async () => ({ upload: view() })),
  sign: vi.fn(async ({ parts }: { id: string; parts: number[] }) => ({
    parts: parts.map((number) => ({ number, url: `https://bucket.example/${number}` })),
    expiresAt: later,
  })),
  complete: vi.fn(async () => ({ videoUrl: '/film' })),
  remove: vi.fn(async (_input: { id: string; problem?: string }) => ({})),
};
const send = async (url: string | URL | Request, init?: RequestInit) => {
  const number = Number(String(url).split('/').at(-1));
  atOnce += 1;
  most = Math.max(most, atOnce);
  await Promise.resolve();
  atOnce -= 1;
  init?.signal?.throwIfAborted();
  const status = answer(number);
  if (status === undefined) throw new TypeError('failed');
  if (status === 200) received.add(number);
  return new Response(null, { status });
};
const client = () => ({ storage, session, uploads });
const make = () =>
  makeUploadVideo({
    whole,
    uploads: uploads as never,
    storage,
    userId: () => 'me',
    fetch: send as typeof fetch,
    messages: ((key: string) => key) as never,
    destroyed: new AbortController().signal,
    warn: () => {},
  });
const notFound = new ApiError('gone', {
  code: 'not_found',
  status: 404,
  hasServerMessage: true,
  details: undefined,
  fields: [],
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  received = new Set();
  answer = () => 200;
  most = 0;
  storage = createStorage({ backend: undefined, prefix: '', onFailure: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Settles a promise, with all the time that it takes. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false;
  const end = () => {
    isSettled = true;
  };
  promise.then(end, end);
  while (!isSettled) await vi.advanceTimersByTimeAsync(1_000);
  return promise;
}

describe('a large video', () => {
  it('is sent in parts, three at a time, and forgotten when it is done', async () => {
    const seen: number[] = [];
    const result = await settled(make()({ videoFile: film }, { onProgress: ({ sent }) => seen.push(sent) }));
    expect(result).toEqual({ videoUrl: '/film' });
    expect([most, [...received].sort()]).toEqual([3, [1, 2, 3, 4]]);
    expect([seen[0], seen.at(-1)]).toEqual([0, film.size]);
    expect(uploads.sign.mock.calls.length).toBeLessThan(4);
    expect(listUnfinishedUploads(client())).toEqual([]);
    expect(whole).not.toHaveBeenCalled();
  });

  it('goes on where it stopped, also in another client', async () => {
    const controller = new AbortController();
    answer = (number) => {
      if (number < 3) return 200;
      controller.abort();
      return undefined;
    };
    await expect(settled(make()({ videoFile: film }, { signal: controller.signal }))).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(listUnfinishedUploads(client())).toEqual([
      { id: 'an-id', name: 'film.webm', size: film.size, lastModified: 5, sent: 2 * PART, expiresAt: later },
    ]);
    answer = (number) => (number < 3 ? 500 : 200);
    const seen: number[] = [];
    await settled(make()({ videoFile: film }, { onProgress: ({ sent }) => seen.push(sent) }));
    expect(seen[0]).toBe(2 * PART);
    expect(uploads.create).toHaveBeenCalledTimes(1);
    expect(uploads.get).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing on the server where it is cancelled before the server has answered', async () => {
    const controller = new AbortController();
    let open = () => {};
    uploads.create.mockReturnValueOnce(
      new Promise((resolve) => {
        open = () => resolve({ upload: view() });
      }),
    );
    const cancelled = expect(make()({ videoFile: film }, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    controller.abort();
    await cancelled;
    expect(uploads.remove).not.toHaveBeenCalled();
    open();
    await vi.waitFor(() => expect(uploads.remove).toHaveBeenCalledWith({ id: 'an-id' }));
    expect(listUnfinishedUploads(client())).toEqual([]);
  });

  it('begins again where the server has cleared what had arrived', async () => {
    storage.set(
      'uploads_me',
      JSON.stringify([{ id: 'old', name: film.name, size: film.size, lastModified: 5, sent: 1, expiresAt }]),
    );
    uploads.get.mockRejectedValueOnce(notFound);
    await settled(make()({ videoFile: film }));
    expect(uploads.create).toHaveBeenCalledTimes(1);
  });

  it('waits for the network, and says so', async () => {
    let isDown = false;
    answer = (number) => {
      if (number === 2 && !isDown) {
        isDown = true;
        return undefined;
      }
      return 200;
    };
    const paused: unknown[] = [];
    await settled(make()({ videoFile: film }, { onProgress: ({ isPaused }) => paused.push(isPaused) }));
    expect(paused).toContain(true);
    expect(paused.at(-1)).toBeUndefined();
    expect(received.size).toBe(4);
  });

  it('goes through the server where the storage refuses this page, which operators hear', async () => {
    answer = () => undefined;
    whole.mockImplementationOnce(async (_input: unknown, options?: CallOptions) => {
      options?.onProgress?.({ sent: 5, total: 9 });
      return { videoUrl: '/whole' };
    });
    const seen: unknown[] = [];
    const onProgress = (progress: unknown) => seen.push(progress);
    expect(await settled(make()({ videoFile: film }, { onProgress }))).toEqual({ videoUrl: '/whole' });
    expect(seen.slice(-2)).toEqual([
      { sent: 0, total: film.size, isThroughServer: true },
      { sent: 5, total: 9, isThroughServer: true },
    ]);
    expect(uploads.remove.mock.calls[0]?.[0]).toEqual({
      id: 'an-id',
      problem: 'The storage gives no answer to this page.',
    });
    answer = () => 507;
    expect(await settled(make()({ videoFile: film }))).toEqual({ videoUrl: '/whole' });
    expect(listUnfinishedUploads(client())).toEqual([]);
  });

  it('fails in the end where parts have arrived and no other does, and can be continued', async () => {
    answer = (number) => (number === 1 ? 200 : undefined);
    await expect(settled(make()({ videoFile: film }))).rejects.toThrow('error.network');
    expect(whole).not.toHaveBeenCalled();
    expect(listUnfinishedUploads(client())).toMatchObject([{ sent: PART }]);
  });

  it('gets new addresses for those that have expired', async () => {
    let refused = 0;
    answer = () => (refused++ < 2 ? 403 : 200);
    expect(await settled(make()({ videoFile: film }))).toEqual({ videoUrl: '/film' });
  });

  it('is ended again where the answer was lost, but not where it was refused', async () => {
    uploads.complete.mockRejectedValueOnce(new NetworkError('lost', { code: 'network', cause: undefined }));
    expect(await settled(make()({ videoFile: film }))).toEqual({ videoUrl: '/film' });
    const lie = { code: 'invalid_input', status: 400, hasServerMessage: true, details: undefined };
    uploads.complete.mockRejectedValueOnce(
      new ApiError('no film', { ...lie, fields: [{ field: 'videoFile', message: 'no film' }] }),
    );
    await expect(settled(make()({ videoFile: film }))).rejects.toThrow('no film');
    expect(listUnfinishedUploads(client())).toEqual([]);
  });

  it('is sent whole where the server takes no parts, and a small one always', async () => {
    uploads.create.mockResolvedValueOnce({ upload: null });
    expect(await make()({ videoFile: film })).toEqual({ videoUrl: '/whole' });
    uploads.create.mockRejectedValueOnce(notFound);
    expect(await make()({ videoFile: film })).toEqual({ videoUrl: '/whole' });
    await make()({ videoFile: new File(['film'], 'film.webm', { type: 'video/webm' }) });
    expect(uploads.create).toHaveBeenCalledTimes(2);
  });

  it('can be discarded, also when it has ended', async () => {
    storage.set('uploads_me', JSON.stringify([{ id: 'a', name: 'f', size: 9, lastModified: 5, sent: 1, expiresAt }]));
    uploads.remove.mockRejectedValueOnce(notFound);
    await discardUpload(client(), 'a');
    expect(uploads.remove).toHaveBeenCalledWith({ id: 'a' });
    expect(listUnfinishedUploads(client())).toEqual([]);
    storage.set('uploads_me', '[{"id":1},');
    expect(listUnfinishedUploads(client())).toEqual([]);
  });
});
