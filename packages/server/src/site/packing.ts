import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from '../plugins/compression.ts';

/** Compresses a text that is made in pieces, so that the first can be sent before the last is known. */
export interface Packer {
  /** The bytes up to the end of this piece. */
  write(text: string): Promise<Buffer>;
  /** The last bytes. */
  end(text: string): Promise<Buffer>;
}

/** About half as long for the processor as 9, and a few per cent longer. */
const BROTLI_QUALITY = 5;

export function createPacker(encoding: Encoding | undefined): Packer {
  if (!encoding) return { write: async (text) => Buffer.from(text), end: async (text) => Buffer.from(text) };
  const stream =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : createGzip();
  const chunks: Buffer[] = [];
  const take = () => Buffer.concat(chunks.splice(0));
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  failed.catch(() => {});
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return {
    write: (text) =>
      Promise.race([
        failed,
        new Promise<Buffer>((resolve) => {
          stream.write(text);
          stream.flush(() => resolve(take()));
        }),
      ]),
    end: (text) =>
      Promise.race([
        failed,
        new Promise<Buffer>((resolve) => {
          stream.once('end', () => resolve(take()));
          stream.end(text);
        }),
      ]),
  };
}
