import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListPartsCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { createS3Client, damaged, limited, TRANSFER_TIMEOUT_MS } from './s3Client.ts';
import { createS3Parts } from './s3Parts.ts';
import type { S3Settings } from './s3Settings.ts';
import { isFileName, type Storage } from './storage.ts';

/** A file below this size is sent in one call, with its hash; a part of a larger one has it. */
const PART_BYTES = 8 * 1024 * 1024;
/** Between an upload's file and its id, in the name of what is not finished. */
const UNFINISHED = '#';

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Files in a bucket. What fails there is a 503, and nothing is kept of a file that is not whole. */
export async function createS3Storage(settings: S3Settings): Promise<Storage> {
  const client = createS3Client(settings);
  const at = (path: string) => {
    if (!isFileName(path)) throw new Error(`${path} is not a name of a stored file.`);
    return { Bucket: settings.bucket, Key: path };
  };

  const storage: Omit<Storage, 'parts'> = {
    async write(path, source) {
      const where = at(path);
      const size = await send(client, where, source).catch(async (error: unknown) => {
        source.destroy();
        // Also one whose answer was lost.
        await storage.remove(path).catch(() => {});
        throw error;
      });
      const { ContentLength: stored } = await limited((options) => client.send(new HeadObjectCommand(where), options));
      if (stored === size) return size;
      await storage.remove(path);
      throw damaged(path, `it has ${stored} of ${size} bytes`);
    },

    async read(path, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await limited((options) => client.send(new GetObjectCommand({ ...at(path), Range }), options));
      const body = found.Body as Readable;
      const length = range ? range.end - range.start + 1 : found.ContentLength;
      if (
        found.ContentLength !== length ||
        (range && !found.ContentRange?.startsWith(`bytes ${range.start}-${range.end}/`))
      ) {
        body.destroy();
        throw damaged(path, `${found.ContentRange ?? 'the whole file'} for ${Range}`);
      }
      const chunks = inTime(path, body, length ?? 0);
      // A client that reads slowly then takes no connection from others, and never gets what proves to be wrong.
      if ((length ?? 0) > PART_BYTES) return Readable.from(chunks);
      const bytes = await buffer(chunks);
      const hash = range ? undefined : found.Metadata?.sha256;
      if (hash !== undefined && hash !== sha256(bytes)) throw damaged(path, 'its hash is another');
      return Readable.from([bytes]);
    },

    async remove(path) {
      const [name = '', UploadId] = path.split(UNFINISHED);
      const where = at(name);
      await limited(async (options) =>
        UploadId === undefined
          ? client.send(new DeleteObjectCommand(where), options)
          : client.send(new AbortMultipartUploadCommand({ ...where, UploadId }), options),
      ).catch(unlessMissing);
    },

    has: (path) =>
      limited((options) => client.send(new HeadObjectCommand(at(path)), options)).then(
        () => true,
        (error: unknown) => unlessMissing(error) ?? false,
      ),

    async *list() {
      const { bucket: Bucket } = settings;
      // What stands in folders is not ours.
      const files = paginateListObjectsV2({ client }, { Bucket, Delimiter: '/' });
      for (let page = await next(files); page; page = await next(files)) {
        for (const { Key = '', LastModified = new Date() } of page.Contents ?? [])
          if (isFileName(Key)) yield { path: Key, modifiedAt: LastModified, isPart: false };
      }
      yield* listUnfinished(client, Bucket);
    },

    sign: (path, { mime, from, until }) =>
      getSignedUrl(client, new GetObjectCommand({ ...at(path), ResponseContentType: mime }), {
        signingDate: from,
        expiresIn: Math.round((until.getTime() - from.getTime()) / 1_000),
      }),
  };
  const now = new Date();
  const address = await getSignedUrl(client, new GetObjectCommand(at('any')), { signingDate: now });
  const parts = createS3Parts({ client, at, files: storage, unfinished: (path, id) => path + UNFINISHED + id });
  return { ...storage, parts, origin: new URL(address).origin };
}

const next = <T>(pages: AsyncGenerator<T, unknown>): Promise<T | undefined> =>
  limited(async () => {
    const { done, value } = await pages.next();
    return done ? undefined : (value as T);
  });

/** Uploads that were begun and neither ended nor given up, with the time of their newest part. */
async function* listUnfinished(client: S3Client, Bucket: string) {
  let page: ListMultipartUploadsCommandOutput | undefined;
  while (!page || page.IsTruncated) {
    const after = { KeyMarker: page?.NextKeyMarker, UploadIdMarker: page?.NextUploadIdMarker };
    const command = new ListMultipartUploadsCommand({ Bucket, ...after });
    page = await limited((options) => client.send(command, options));
    for (const { Key = '', UploadId = '', Initiated = new Date() } of page.Uploads ?? []) {
      if (!isFileName(Key)) continue;
      const parts = await limited((options) => client.send(new ListPartsCommand({ Bucket, Key, UploadId }), options));
      const times = (parts.Parts ?? []).map(({ LastModified = Initiated }) => LastModified.getTime());
      const modifiedAt = new Date(Math.max(Initiated.getTime(), ...times));
      yield { path: `${Key}${UNFINISHED}${UploadId}`, modifiedAt, isPart: true };
    }
  }
}

function unlessMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

/** Sends a file, in parts if it is large. Returns its size. Nothing is left of parts that are not put together. */
async function send(client: S3Client, where: { Bucket: string; Key: string }, source: Readable): Promise<number> {
  const parts = inParts(source);
  const first = await parts.next();
  const bytes = first.value ?? Buffer.alloc(0);
  if (bytes.length < PART_BYTES) {
    const content = {
      Body: bytes,
      ContentLength: bytes.length,
      ContentMD5: md5(bytes),
      Metadata: { sha256: sha256(bytes) },
    };
    await limited(
      (options) => client.send(new PutObjectCommand({ ...where, ...content }), options),
      TRANSFER_TIMEOUT_MS,
    );
    return bytes.length;
  }
  const { UploadId } = await limited((options) => client.send(new CreateMultipartUploadCommand(where), options));
  const upload = { ...where, UploadId };
  try {
    const Parts: CompletedPart[] = [];
    let size = 0;
    for (let part: Buffer | undefined = bytes; part; part = (await parts.next()).value) {
      const PartNumber = Parts.length + 1;
      const command = new UploadPartCommand({ ...upload, PartNumber, Body: part, ContentMD5: md5(part) });
      const { ETag } = await limited((options) => client.send(command, options), TRANSFER_TIMEOUT_MS);
      Parts.push({ PartNumber, ETag });
      size += part.length;
    }
    const command = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
    await limited((options) => client.send(command, options), TRANSFER_TIMEOUT_MS);
    return size;
  } catch (error) {
    // What fails here too is swept later.
    await limited((options) => client.send(new AbortMultipartUploadCommand(upload), options)).catch(() => {});
    throw error;
  }
}

/** Pieces of {@link PART_BYTES}, and what is left. */
async function* inParts(source: Readable): AsyncGenerator<Buffer, undefined> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    const bytes = Buffer.concat(chunks);
    let from = 0;
    for (; bytes.length - from >= PART_BYTES; from += PART_BYTES) yield bytes.subarray(from, from + PART_BYTES);
    chunks = [bytes.subarray(from)];
    length = bytes.length - from;
  }
  if (length > 0) yield Buffer.concat(chunks);
}

/** Passes on what arrives, unless it stops arriving or is of another length. A slow reader may take its time. */
async function* inTime(path: string, body: Readable, length: number): AsyncGenerator<Buffer> {
  let count = 0;
  const chunks = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const stall = setTimeout(() => body.destroy(damaged(path, 'it stopped')), TRANSFER_TIMEOUT_MS / 3);
      const { done, value } = await chunks
        .next()
        .catch((error: unknown) => {
          throw damaged(path, String(error));
        })
        .finally(() => clearTimeout(stall));
      if (done) break;
      count += value.length;
      yield value;
    }
    if (count !== length) throw damaged(path, `${count} of ${length} bytes`);
  } finally {
    body.destroy();
  }
}
