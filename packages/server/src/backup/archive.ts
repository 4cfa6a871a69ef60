import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { OperatorError } from '../admin/OperatorError.ts';
import { type BackupKey, decrypterOf, encrypterOf } from './key.ts';
import type { Entry } from './manifest.ts';
import { seal, unseal } from './seal.ts';

export interface ArchiveWriter {
  /** Adds an entry of exactly this size; a source that ends early is filled up. Returns whether it was whole. */
  add(name: string, size: number, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<boolean>;
  entries: readonly Entry[];
  bytes: () => number;
}

/**
 * Writes an archive: tar, compressed by zstd, encrypted by age where there is a key. Until all is written and on the disk,
 * its name ends with `.part`. Returns its size.
 */
export async function writeArchive(
  path: string,
  key: BackupKey | undefined,
  work: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  if (await exists(path)) throw new OperatorError(`${path} exists already. Nothing was written.`);
  const encrypter = key && (await encrypterOf(key));
  const part = `${path}.part`;
  const file = await open(part, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      error.code === 'EEXIST'
        ? `${part} exists already: another backup is being written, or one was interrupted. Delete it if none is.`
        : `${part} can't be written: ${error.message}`,
    );
  });
  try {
    const { readable, controller } = createTarPacker();
    const sink = file.createWriteStream({ flush: true });
    const written = pipeline(
      Readable.fromWeb(readable as WebStream),
      createZstdCompress(),
      seal,
      async function* (source: AsyncIterable<Buffer>) {
        yield* encrypter ? await encrypter.encrypt(webOf(source)) : source;
      },
      sink,
    );
    const entries: Entry[] = [];
    const add: ArchiveWriter['add'] = async (name, size, source) => {
      const hash = createHash('sha256');
      const writer = controller.add({ name, size, mode: 0o600 }).getWriter();
      let left = size;
      const write = async (bytes: Uint8Array) => {
        hash.update(bytes);
        left -= bytes.length;
        await writer.write(bytes);
      };
      let isWhole = true;
      for await (const bytes of source) {
        if (bytes.length > left) isWhole = false;
        if (left > 0 && bytes.length > 0) await write(bytes.subarray(0, left));
        if (!isWhole) break;
      }
      if (left > 0) isWhole = false;
      while (left > 0) await write(new Uint8Array(Math.min(left, 65_536)));
      await writer.close();
      entries.push({ name, size, sha256: hash.digest('hex') });
      return isWhole;
    };
    // Either failure ends the other.
    const [made, stored] = await Promise.allSettled([
      work({ add, entries, bytes: () => sink.bytesWritten }).then(
        () => controller.finalize(),
        (error: unknown) => {
          controller.error(error);
          throw error;
        },
      ),
      written,
    ]);
    if (stored.status === 'rejected' && (stored.reason as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new OperatorError(`The disk of ${path} is full. Nothing was kept.`);
    for (const outcome of [made, stored]) if (outcome.status === 'rejected') throw outcome.reason;
    await rename(part, path);
    return sink.bytesWritten;
  } catch (error) {
    await Promise.allSettled([file.close()]);
    await rm(part, { force: true });
    throw error;
  }
}

const webOf = (source: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(source, { objectMode: false })) as ReadableStream<Uint8Array>;

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

export interface ArchiveEntry {
  name: string;
  size: number;
  content: AsyncIterable<Uint8Array>;
}

const AGE = Buffer.from('age-encryption.org/v1\n');
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** The entries of an archive. Each has to be read to its end before the next. Throws an `OperatorError` that says what is wrong. */
export async function* readArchive(path: string, key: BackupKey | undefined): AsyncGenerator<ArchiveEntry> {
  const start = await firstBytes(path, AGE.length);
  const isEncrypted = start.equals(AGE);
  if (!isEncrypted && !start.subarray(0, ZSTD.length).equals(ZSTD))
    throw new OperatorError(`${path} is not a backup of Lectern.`);
  if (isEncrypted && !key)
    throw new OperatorError(`${path} is encrypted. Set BACKUP_KEY or --key-file to the key that it was made with.`);
  if (!isEncrypted && key)
    throw new OperatorError(
      `${path} is not encrypted, so a key can't show that it is yours. If you trust it, restore it without a key.`,
    );
  const damage = (error: unknown) =>
    error instanceof OperatorError
      ? error
      : new OperatorError(`${path} is damaged or cut off (${(error as Error).message}).`, { cause: error });
  async function* readBody(body: AsyncIterable<Uint8Array>) {
    try {
      yield* body;
    } catch (error) {
      throw damage(error);
    }
  }
  const stored = createReadStream(path, { highWaterMark: 1024 * 1024 });
  const unpacked = createZstdDecompress();
  const failed = new AbortController();
  let outcome: Promise<unknown> | undefined;
  try {
    const compressed = key ? await decrypt(stored, decrypterOf(key), path) : stored;
    outcome = pipeline(compressed, unseal, unpacked, { signal: failed.signal }).catch((error: unknown) => error);
    const entries = (Readable.toWeb(unpacked) as ReadableStream<Uint8Array>).pipeThrough(
      createTarDecoder({ strict: true }),
    );
    for await (const { header, body } of entries as unknown as AsyncIterable<{
      header: { name: string; size: number };
      body: AsyncIterable<Uint8Array>;
    }>)
      yield { name: header.name, size: header.size, content: readBody(body) };
    // Of bytes after the last entry.
    const error = await outcome;
    if (error) throw error;
  } catch (error) {
    throw damage(error);
  } finally {
    failed.abort();
    stored.destroy();
    await outcome;
  }
}

async function decrypt(stored: Readable, decrypter: ReturnType<typeof decrypterOf>, path: string): Promise<Readable> {
  const plain = await decrypter
    .decrypt(Readable.toWeb(stored) as ReadableStream<Uint8Array>)
    .catch((error: unknown) => {
      throw new OperatorError(`The key doesn't open ${path}.`, { cause: error });
    });
  return Readable.fromWeb(plain as unknown as WebStream);
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path, 'r').catch((error: Error) => {
    throw new OperatorError(`${path} can't be read: ${error.message}`);
  });
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A small entry. */
export async function readText(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
