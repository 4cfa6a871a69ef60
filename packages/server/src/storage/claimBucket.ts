import { setTimeout as wait } from 'node:timers/promises';
import { GetObjectCommand, PutObjectCommand, type S3Client, type S3ServiceException } from '@aws-sdk/client-s3';
import { ConfigError } from '../configError.ts';
import type { S3Settings } from './s3Settings.ts';

/** In a bucket of uploads: the id of the database that they belong to. Storage leaves names with a dot in front alone. */
const NAME = '.database-id';
/** Two servers that find none write one at nearly the same time: the later one counts. */
const SETTLE_MS = 1_000;
const TIMEOUT_MS = 10_000;

/**
 * Makes a bucket belong to the database of this id, unless it does already. Throws where it belongs to another one, whose
 * files a sweep would delete, and where the bucket can't be used, with the setting to change.
 */
export async function claimBucket(client: S3Client, settings: S3Settings, id: string): Promise<void> {
  const where = { Bucket: settings.bucket, Key: NAME };
  const call = <T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>) =>
    send({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) });
  const read = () =>
    call((options) => client.send(new GetObjectCommand(where), options)).then(
      async ({ Body }) => (await Body?.transformToString())?.trim(),
      (error: S3ServiceException) => {
        if (error.name !== 'NoSuchKey') throw error;
        return undefined;
      },
    );
  const write = (condition: { IfNoneMatch?: string }) =>
    call((options) => client.send(new PutObjectCommand({ ...where, ...condition, Body: `${id}\n` }), options));
  let found: string | undefined;
  try {
    found = await read();
    if (found === undefined) {
      await write({ IfNoneMatch: '*' }).catch(async ({ name, $metadata }: S3ServiceException) => {
        if (name === 'PreconditionFailed' || name === 'ConditionalRequestConflict') return;
        // A server that knows no conditions; others have refused for another reason, which the next write tells.
        if ($metadata?.httpStatusCode !== undefined) await write({});
        await wait(SETTLE_MS);
      });
      found = await read();
    }
  } catch (error) {
    throw new ConfigError(`Lectern cannot start:\n  ${describe(error as S3ServiceException, settings)}`);
  }
  if (found === id) return;
  throw new ConfigError(`Lectern cannot start:
  S3_BUCKET: the bucket ${settings.bucket} has the uploads of another database (${found || 'its id is missing'}; this one is ${id}). Set S3_BUCKET to a bucket of this database's own. If the uploads are this database's, delete ${NAME} in it and start again.`);
}

/** What has to be changed. Never says the secret. */
function describe(error: S3ServiceException, { bucket, endpoint = 'AWS' }: S3Settings): string {
  const { name, message, $metadata } = error;
  if (name === 'NoSuchBucket') return `S3_BUCKET: there is no bucket ${bucket} at ${endpoint}.`;
  if (name === 'PermanentRedirect' || name === 'AuthorizationHeaderMalformed')
    return `S3_REGION: the bucket ${bucket} is in another region (${message}).`;
  if (name === 'AccessDenied')
    return `S3_ACCESS_KEY_ID: the key may not read or write in the bucket ${bucket}, or not list it.`;
  if ($metadata?.httpStatusCode === 401 || $metadata?.httpStatusCode === 403)
    return `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: ${endpoint} refuses them (${name}).`;
  if ($metadata?.httpStatusCode === undefined) return `S3_ENDPOINT: ${endpoint} doesn't answer (${message || name}).`;
  return `S3_ENDPOINT: ${endpoint} refuses to work with the bucket ${bucket} (${name}: ${message}).`;
}
