import { S3Client, type S3ServiceException } from '@aws-sdk/client-s3';
import { problems } from '../problems.ts';
import type { S3Settings } from './s3Settings.ts';

/** Of a call without content, with all its attempts. */
export const CALL_TIMEOUT_MS = 5_000;
/** Of one that sends or receives up to 8 MB, or puts the parts of a file together. */
export const TRANSFER_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_CONNECTIONS = 200;

/** Servers call it differently when there is no room; as parts are small, none is too large by itself. */
const FULL = [
  'EntityTooLarge',
  'InsufficientStorage',
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
];
const FULL_STATUS = 507;

export function createS3Client({ endpoint, region, isPathStyle, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
  return new S3Client({
    ...(endpoint ? { endpoint } : {}),
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Servers other than AWS's refuse AWS's newer checksums. What is sent has an MD5, which all know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, httpAgent: agent, httpsAgent: agent },
  });
}

/**
 * Runs a call in limited time. Rejects with the code `ENOENT` where there is no such file, with `ENOSPC` where there is no
 * room, and otherwise with a 503.
 */
export async function limited<T>(
  call: (options: { abortSignal: AbortSignal }) => Promise<T>,
  timeoutMs = CALL_TIMEOUT_MS,
): Promise<T> {
  try {
    return await call({ abortSignal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw explained(error);
  }
}

function explained(error: unknown): Error {
  const { name, message, $metadata } = error as Partial<S3ServiceException>;
  const status = $metadata?.httpStatusCode;
  const cause = new Error(`The object storage failed: ${name}: ${message}`, { cause: error });
  if (status === 404 && name !== 'NoSuchBucket') return Object.assign(cause, { code: 'ENOENT' });
  if (status === FULL_STATUS || FULL.includes(name ?? '')) return Object.assign(cause, { code: 'ENOSPC' });
  return problems.unavailable(cause);
}

/** What the storage sent is not what was stored there. */
export const damaged = (path: string, why: string): Error =>
  problems.unavailable(new Error(`The object storage sent ${path} wrongly: ${why}.`));
