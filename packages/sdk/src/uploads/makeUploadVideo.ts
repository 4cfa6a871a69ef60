import type { Connection } from '../connect.ts';
import type { Parts } from '../endpoints/index.ts';
import { ContractError, isApiError, isNetworkError } from '../errors.ts';
import type { Call, CallOptions } from '../http/endpoint.ts';
import { fileProblem } from '../rules/fileLimits.ts';
import type { OpenUpload } from '../schemas/openUpload.ts';
import { nextAttempt } from './connection.ts';
import { readKept, writeKept } from './keptUploads.ts';
import { DirectUploadFailed, sendParts, type UploadCalls } from './sendParts.ts';

/** Up to this size a file is sent whole: that is one call. */
const WHOLE_BYTES = 8 * 1024 * 1024;
/** Attempts to end an upload whose parts have all arrived. */
const MAX_ENDINGS = 8;
const NO_SERVER_WITH_PARTS = [404, 405, 501];

type UploadVideo = Call<Parts['author']['lectures']['uploadVideo']>;

interface Given extends Pick<Connection, 'storage' | 'userId' | 'fetch' | 'messages' | 'destroyed' | 'warn'> {
  /** Sends a file in one call. */
  whole: UploadVideo;
  uploads: UploadCalls;
}

const cancelled = () => new DOMException('Cancelled', 'AbortError');

/** Sends a large video in parts, and goes on with one that was sent in part before; otherwise as a whole. */
export function makeUploadVideo({ whole, uploads, storage, userId, ...given }: Given): UploadVideo {
  /** A new upload. The call isn't cancelled: an upload that nobody knows of would count against the quota for a day. */
  async function begin(input: Parameters<UploadCalls['create']>[0], signal: AbortSignal): Promise<OpenUpload | null> {
    if (signal.aborted) throw cancelled();
    const begun = uploads.create(input);
    return new Promise((resolve, reject) => {
      const cancel = () => {
        reject(cancelled());
        // Where this fails, the server clears it.
        begun.then(({ upload }) => upload && uploads.remove({ id: upload._id })).catch(() => {});
      };
      signal.addEventListener('abort', cancel, { once: true });
      const end = () => signal.removeEventListener('abort', cancel);
      begun.finally(end).then(({ upload }) => resolve(upload), reject);
    });
  }

  /** The upload of this file that was begun before, or a new one; undefined where the server takes files only whole. */
  async function open(file: File, signal: AbortSignal): Promise<OpenUpload | undefined> {
    const { name, type, size, lastModified } = file;
    const kept = readKept(storage, userId?.()).find(
      (one) => one.name === name && one.size === size && one.lastModified === lastModified,
    );
    if (kept) {
      try {
        return (await uploads.get({ id: kept.id }, { signal })).upload;
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
        writeKept(storage, userId?.(), kept.id, undefined);
      }
    }
    try {
      return (await begin({ kind: 'video', name, type, size }, signal)) ?? undefined;
    } catch (error) {
      // An earlier version of the server, or a page in its place.
      if (error instanceof ContractError) return undefined;
      if (isApiError(error) && NO_SERVER_WITH_PARTS.includes(error.status)) return undefined;
      throw error;
    }
  }

  async function complete(id: string, signal: AbortSignal): Promise<{ videoUrl: string }> {
    for (let failures = 0; ; ) {
      try {
        return await uploads.complete({ id }, { signal });
      } catch (error) {
        failures += 1;
        const mayPass = isNetworkError(error) || (isApiError(error) && error.status === 503);
        if (!mayPass || failures >= MAX_ENDINGS) throw error;
        await nextAttempt(failures, signal);
      }
    }
  }

  return async (input, options: CallOptions = {}) => {
    const { videoFile: file } = input;
    if (typeof File === 'undefined' || !(file instanceof File)) return whole(input, options);
    if (file.size <= WHOLE_BYTES || fileProblem(file, 'video')) return whole(input, options);
    const owner = userId?.();
    const signal = AbortSignal.any([given.destroyed, ...(options.signal ? [options.signal] : [])]);
    const upload = await open(file, signal);
    if (!upload) return whole(input, options);
    const { _id: id } = upload;
    let { expiresAt } = upload;
    const keep = (sent: number) =>
      writeKept(storage, owner, id, {
        ...{ id, sent, expiresAt },
        ...{ name: file.name, size: file.size, lastModified: file.lastModified },
      });
    keep(Math.min(file.size, upload.received.length * upload.partSize));
    try {
      await sendParts({
        ...{ file, upload, uploads, signal, fetch: given.fetch },
        networkMessage: given.messages('error.network'),
        onProgress: options.onProgress ?? (() => {}),
        onArrived: keep,
        onProlonged(time) {
          expiresAt = time;
        },
      });
      const answer = await complete(id, signal);
      writeKept(storage, owner, id, undefined);
      return answer;
    } catch (error) {
      if (signal.aborted) throw cancelled();
      // Refused: continuing would not help. What the network cut off can be continued.
      if (isApiError(error) && (error.status === 404 || error.fields.length > 0))
        writeKept(storage, owner, id, undefined);
      if (!(error instanceof DirectUploadFailed)) throw error;
      writeKept(storage, owner, id, undefined);
      given.warn(`${error.message} The file is sent through the server instead.`);
      const onProgress: CallOptions['onProgress'] = (progress) =>
        options.onProgress?.({ ...progress, isThroughServer: true });
      onProgress({ sent: 0, total: file.size });
      await uploads.remove({ id, problem: error.message }, { signal }).catch(() => {}); // The server clears it later.
      return whole(input, { ...options, onProgress });
    }
  };
}
