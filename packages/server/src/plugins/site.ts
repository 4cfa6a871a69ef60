import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problems } from '../problems.ts';
import { addVary, compress, type Encoding, encodingFor } from './compression.ts';
import { readSiteHeads, type SiteHead, writeSiteHead } from './siteHead.ts';
import { readSitePaths } from './sitePaths.ts';

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
/** Vite puts a hash of the content into these names. */
const HASHED = /^\/assets\/[\w./-]*-[\w-]{8}\.\w+$/;

interface Asset {
  bytes: Buffer;
  modified: number;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

export interface SiteOptions {
  /** Where the built site lies. */
  folder: string;
  /** Where videos in segments may come from. */
  mediaOrigins: readonly string[];
  /** Other sites whose people may be sent back to them. */
  allowedOrigins: readonly string[];
  /** The address that the caller used; no slash at the end. */
  originOf: (request: FastifyRequest) => string;
  /** What the page of a path is about; 'missing' where it would be about something that is not there for everyone. */
  describe: (path: string, request: FastifyRequest) => Promise<SiteHead | 'missing' | undefined>;
}

/**
 * The built site: its files as they are, and its one page for every other address that a browser opens. The page
 * carries a nonce of its own, which the policy beside it names, and says what it is about.
 */
export function createSite(options: SiteOptions): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  const { folder } = options;
  const kept = new Map<string, Asset>();

  /** A file of the folder, read once until it changes. */
  async function find(path: string): Promise<Asset | undefined> {
    const full = normalize(join(folder, path));
    if (!full.startsWith(folder + sep) || path.includes('\0')) return undefined;
    const found = await stat(full).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = kept.get(full);
    if (known?.modified === found.mtimeMs) return known;
    const asset = { bytes: await readFile(full), modified: found.mtimeMs, encoded: {} };
    kept.set(full, asset);
    return asset;
  }

  return async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw problems.noSuchCall();
    const path = decode(request.url.split('?')[0] ?? '/');
    const asset = path === '/' || path === '/index.html' ? undefined : await find(path);
    if (asset) return sendAsset(request, reply, path, asset);
    // A file that is missing must not look like a page, or a browser would run the page as a script.
    if (extname(path) !== '' && path !== '/index.html') throw problems.noSuchCall();
    const page = await find('/index.html');
    if (!page || !/text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')) throw problems.noSuchCall();
    const routes = await find('/routes.json');
    // Without the list, as in a site built by other means, every path may be a page.
    const isPage = !routes || readSitePaths(routes.bytes.toString('utf8'))(path);
    const heads = await find('/heads.json');
    // A part of the listing is described by its own script: the whole is not what it is about.
    const isWhole = !/[?&](category|page)=/.test(request.url);
    const head = heads && isWhole ? readSiteHeads(heads.bytes.toString('utf8'))(path) : undefined;
    return sendPage(request, reply, { path, isPage, page, head }, options);
  };
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, path: string, asset: Asset) {
  const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const etag = `"${asset.bytes.length.toString(36)}-${Math.round(asset.modified).toString(36)}"`;
  reply.headers({
    'content-type': type,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    etag,
  });
  const encoding = COMPRESSIBLE.test(type) ? encodingFor(request.headers['accept-encoding']) : undefined;
  if (COMPRESSIBLE.test(type)) addVary(reply, 'Accept-Encoding');
  if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send();
  if (!encoding) return reply.send(asset.bytes);
  asset.encoded[encoding] ??= compress(asset.bytes, encoding, 9);
  return reply.headers({ 'content-encoding': encoding, etag: `W/${etag}` }).send(await asset.encoded[encoding]);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, isPage, page, head: own }: { path: string; isPage: boolean; page: Asset; head: SiteHead | undefined },
  { mediaOrigins, allowedOrigins, originOf, describe }: SiteOptions,
) {
  const nonce = randomBytes(16).toString('base64');
  const origin = originOf(request);
  const bare = page.bytes
    .toString('utf8')
    .replaceAll('__CSP_NONCE__', nonce)
    .replaceAll('__ORIGIN__', origin)
    .replaceAll('__RETURN_ORIGIN__', () => returnOrigin(request.query, allowedOrigins));
  const about = isPage
    ? (own ??
      (await describe(path, request).catch((error: unknown) => {
        // The page works without: it asks the API, and says what is wrong.
        request.log.warn({ err: error }, 'The page is sent without a head of its own');
        return undefined;
      })))
    : 'missing';
  const head = about === 'missing' ? undefined : about;
  // The page itself says what is not there; those who read no page are told by the status.
  if (about === 'missing') reply.code(404);
  const html = head ? writeSiteHead(bare, head, origin) : bare;
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentPolicy(nonce, mediaOrigins.join(' ')),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    // The landing after an external sign-in carries a token in its address.
    'referrer-policy': path.startsWith('/auth/success') ? 'no-referrer' : 'strict-origin-when-cross-origin',
  });
  const encoding = encodingFor(request.headers['accept-encoding']);
  addVary(reply, 'Accept-Encoding');
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compress(html, encoding));
}

/** The registered site that the page's `next` asks to return to; empty for every other. */
function returnOrigin(query: unknown, allowed: readonly string[]): string {
  const { next } = query as { next?: unknown };
  const origin = typeof next === 'string' ? URL.parse(next)?.origin : undefined;
  return origin !== undefined && allowed.includes(origin) ? origin : '';
}

/** No upgrade to https here: the demo is served over plain http. */
const contentPolicy = (nonce: string, media: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    `media-src 'self' blob: https: ${media}`.trimEnd(),
    "font-src 'self'",
    `connect-src 'self' ${media}`.trimEnd(),
    // The engine of videos in segments works in one that it writes itself.
    "worker-src 'self' blob:",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw problems.invalidRequest();
  }
}
