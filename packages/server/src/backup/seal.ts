import { createHash } from 'node:crypto';

/** Of a frame of zstd that readers of zstd skip, with a SHA-256 as its content. */
const FRAME = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
const SEAL_BYTES = FRAME.length + 32;

/** Ends a stream of zstd with the hash of all of it: decompressing alone doesn't notice that its last bytes are missing. */
export async function* seal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.concat([FRAME, hash.digest()]);
}

/** The stream without its end. Throws there if it isn't the one that was sealed. */
export async function* unseal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    const all = Buffer.concat([held, chunk]);
    const passed = all.subarray(0, Math.max(0, all.length - SEAL_BYTES));
    held = all.subarray(passed.length);
    if (passed.length === 0) continue;
    hash.update(passed);
    yield passed;
  }
  if (!held.equals(Buffer.concat([FRAME, hash.digest()]))) throw new Error('its end is missing or another');
}
