import type { Parts } from '../endpoints/index.ts';
import { isNetworkError, NetworkError } from '../errors.ts';
import type { Calls, UploadProgress } from '../http/endpoint.ts';
import { follow } from '../http/follow.ts';
import { upload as sendByXhr } from '../http/upload.ts';
import type { OpenUpload } from '../schemas/openUpload.ts';
import { isOffline, nextAttempt } from './connection.ts';

/** Parts that are sent at the same time. */
const AT_ONCE = 3;
/** Addresses that are asked for at once. They work for a quarter of an hour. */
const BATCH = 6;
const ADDRESS_MS = 10 * 60_000;
/** Without a byte. */
const IDLE_MS = 30_000;
/** Attempts in a row that come to nothing while there seems to be a network. */
const MAX_FAILURES = 12;
/** Refusals of the storage, such as of an address that has expired. */
const MAX_REFUSALS = 3;
/**
 * Attempts while the server can be reached, before this is no lost connection: without a byte, and with bytes that left the
 * browser. Those say little: a storage may refuse them with an answer that the page may not read.
 */
const MAX_BLOCKED = { withoutBytes: 2, withBytes: 6 };

export type UploadCalls = Calls<Parts['author']['uploads']>;

/** The storage doesn't take the parts from this page: the file has to go through the server. */
export class DirectUploadFailed extends Error {}

interface PartsToSend {
  file: Blob;
  upload: OpenUpload;
  uploads: UploadCalls;
  fetch: typeof fetch | undefined;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
  /** Called with the bytes of all parts that have arrived. */
  onArrived: (bytes: number) => void;
  /** Called with the time until which the server keeps the parts. */
  onProlonged: (expiresAt: string) => void;
  networkMessage: string;
}

/** Sends the parts that are missing, some at a time. Waits while there is no network, and repeats what was cut off. */
export async function sendParts(given: PartsToSend): Promise<void> {
  const { file, upload, uploads, signal, onProgress } = given;
  const { size, partSize } = upload;
  const count = Math.ceil(size / partSize);
  const there = new Set(upload.received);
  const queue = Array.from({ length: count }, (_, index) => index + 1).filter((number) => !there.has(number));
  const bytesOf = (number: number) => Math.min(partSize, size - (number - 1) * partSize);
  const running = new Map<number, number>();
  const addresses = new Map<number, { url: string; at: number }>();
  const call = new AbortController();
  const unfollow = follow(call, signal);
  let isPaused = false;
  let failures = 0;
  let blocked = 0;

  const arrived = () => [...there].reduce((sum, number) => sum + bytesOf(number), 0);
  const tell = () => {
    const sent = [...running.values()].reduce((sum, bytes) => sum + bytes, arrived());
    onProgress({ sent, total: size, ...(isPaused ? { isPaused } : {}) });
  };

  let signing: Promise<void> | undefined;
  async function sign(number: number) {
    const numbers = [number, ...queue.filter((next) => !addresses.has(next))].slice(0, BATCH);
    const { parts, expiresAt } = await uploads.sign({ id: upload._id, parts: numbers }, { signal: call.signal });
    given.onProlonged(expiresAt);
    for (const part of parts) addresses.set(part.number, { url: part.url, at: Date.now() });
  }
  async function addressOf(number: number): Promise<string> {
    for (;;) {
      const known = addresses.get(number);
      if (known && Date.now() - known.at < ADDRESS_MS) return known.url;
      signing ??= sign(number).finally(() => {
        signing = undefined;
      });
      await signing;
    }
  }

  /** Whether bytes of a part have ever left the browser. */
  let hasMoved = false;

  async function sendPart(number: number): Promise<void> {
    const from = (number - 1) * partSize;
    const body = file.slice(from, from + bytesOf(number));
    for (let refusals = 0; ; ) {
      call.signal.throwIfAborted();
      try {
        if (isOffline()) throw new TypeError('There is no network.');
        const url = await addressOf(number);
        const status = await put(given.fetch, url, body, call.signal, (sent) => {
          hasMoved = true;
          isPaused = false;
          running.set(number, Math.min(sent, body.size));
          tell();
        });
        running.delete(number);
        if (status >= 200 && status < 300) {
          there.add(number);
          failures = 0;
          isPaused = false;
          given.onArrived(arrived());
          return tell();
        }
        addresses.delete(number);
        refusals += 1;
        // Cancelled or expired: its own error says so.
        if (status === 404) await uploads.get({ id: upload._id }, { signal: call.signal });
        if (refusals >= MAX_REFUSALS || status === 507) throw new DirectUploadFailed(`The storage answers ${status}.`);
        await nextAttempt(refusals, call.signal);
      } catch (error) {
        running.delete(number);
        call.signal.throwIfAborted();
        if (!(error instanceof TypeError) && !isNetworkError(error)) throw error;
        failures += 1;
        isPaused = true;
        tell();
        if (there.size === 0 && !isOffline() && error instanceof TypeError && (await isReachable())) {
          blocked += 1;
          if (blocked >= MAX_BLOCKED[hasMoved ? 'withBytes' : 'withoutBytes'])
            throw new DirectUploadFailed('The storage gives no answer to this page.');
        }
        if (failures > MAX_FAILURES && !isOffline())
          throw new NetworkError(given.networkMessage, { code: 'network', cause: error });
        await nextAttempt(failures, call.signal);
      }
    }
  }

  const isReachable = () =>
    uploads.get({ id: upload._id }, { signal: call.signal }).then(
      () => true,
      (error: unknown) => {
        if (isNetworkError(error)) return false;
        throw error;
      },
    );

  tell();
  try {
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await sendPart(next);
    });
    await Promise.all(workers);
  } finally {
    // The others end with the first that fails.
    call.abort();
    unfollow();
  }
}

/** The status of the answer; rejects with a TypeError where there is none. */
async function put(
  ownFetch: typeof fetch | undefined,
  url: string,
  body: Blob,
  signal: AbortSignal,
  onMove: (sent: number) => void,
): Promise<number> {
  if (ownFetch || typeof XMLHttpRequest === 'undefined')
    return (await (ownFetch ?? fetch)(url, { method: 'PUT', body, signal })).status;
  const call = new AbortController();
  const unfollow = follow(call, signal);
  const limit = () => setTimeout(() => call.abort(new TypeError('The upload stopped.')), IDLE_MS);
  let timer = limit();
  const wait = () => {
    clearTimeout(timer);
    timer = limit();
  };
  const onProgress = ({ sent }: UploadProgress) => onMove(sent);
  try {
    return (await sendByXhr({ method: 'PUT', url, body, headers: {}, signal: call.signal, onProgress, onMove: wait }))
      .status;
  } finally {
    clearTimeout(timer);
    unfollow();
  }
}
