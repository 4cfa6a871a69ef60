import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../plugins/caching.ts';
import { addVary, compress, type Encoding, encodingFor } from '../plugins/compression.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const COMPRESSIBLE = /^text\/|json|svg|xml/;
/** The builds add a content hash to these names. */
const HASHED = /^\/(assets|embed)\/[\w./-]*-[\w-]{8,12}\.\w+$/;
/** What partners' pages load on every visit: old for a few minutes rather than asked for each time. */
const LOADER = /^\/embed\/v\d+(\.classic)?\.js$/;
/**
 * A segment that begins with a dot, such as the site's bundle for the server (`.well-known` is public), the document of
 * frames, which is sent to partners' pages only, the build's tables for the server, and the compressed forms of other
 * files.
 */
const HIDDEN = /\/\.(?!well-known(\/|$))|^\/+(frame\.html|(heads|routes|fragments)\.json)$|\.br$/i;
const decompress = promisify(brotliDecompress);

interface Asset {
  bytes: Buffer;
  modified: number;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** The public files of a folder, each cached until it changes. */
export function createAssets(folder: string): (path: string) => Promise<Asset | undefined> {
  const assets = new Map<string, Asset>();
  return async (path) => {
    const full = normalize(join(folder, path));
    const isOutside = !full.startsWith(folder + sep) || path.includes('\0');
    if (isOutside || isHidden(path) || isHidden(full.slice(folder.length))) return undefined;
    const found = await stat(full).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = assets.get(full);
    if (known?.modified === found.mtimeMs) return known;
    const bytes = await readFile(full);
    const br = await brotliOf(full, bytes);
    const asset = { bytes, modified: found.mtimeMs, encoded: br ? { br: Promise.resolve(br) } : {} };
    assets.set(full, asset);
    return asset;
  };
}

/** The compressed form that a build has written beside a file, unless it is of another content. */
async function brotliOf(file: string, bytes: Buffer): Promise<Buffer | undefined> {
  const compressed = await readFile(`${file}.br`).catch(() => undefined);
  const plain = compressed && (await decompress(compressed, { maxOutputLength: bytes.length }).catch(() => undefined));
  return plain?.equals(bytes) ? compressed : undefined;
}

export const isHidden = (path: string): boolean => HIDDEN.test(path);

function cacheControlOf(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  if (LOADER.test(path)) return 'public, max-age=300, stale-while-revalidate=86400';
  return 'public, max-age=0, must-revalidate';
}

export async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  asset: Asset,
): Promise<FastifyReply> {
  const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const isCompressible = COMPRESSIBLE.test(type);
  const encoding = isCompressible ? encodingFor(request.headers['accept-encoding']) : undefined;
  const version = `"${asset.bytes.length.toString(36)}-${Math.round(asset.modified).toString(36)}"`;
  const etag = encoding ? `W/${version}` : version;
  reply.headers({
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': cacheControlOf(path),
    etag,
  });
  if (isCompressible) addVary(reply, 'Accept-Encoding');
  if (matchesEtag(request, etag)) return reply.code(304).send();
  reply.header('content-type', type);
  if (!encoding) return reply.send(asset.bytes);
  asset.encoded[encoding] ??= compress(asset.bytes, encoding, 9);
  return reply.header('content-encoding', encoding).send(await asset.encoded[encoding]);
}
