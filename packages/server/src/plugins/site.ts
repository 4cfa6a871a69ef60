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
/** Vite adds a content hash to these names. */
const HASHED = /^\/assets\/[\w./-]*-[\w-]{8}\.\w+$/;

interface Asset {
  bytes: Buffer;
  modified: number;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

export interface SiteOptions {
  /** The folder of the built site. */
  folder: string;
  /** Origins of HLS videos. */
  mediaOrigins: readonly string[];
  /** Partner sites that a person may be sent back to. */
  allowedOrigins: readonly string[];
  /** The origin of a request, without a trailing slash. */
  originOf: (request: FastifyRequest) => string;
  /** The head of a page of the catalogue; 'missing' where visitors would find nothing there. */
  describe: (path: string, request: FastifyRequest) => Promise<SiteHead | 'missing' | undefined>;
}

/**
 * Serves the built site: its files, and its single page for every other path. The page gets a nonce for its content
 * security policy and, where it has one, its own head.
 */
export function createSite(options: SiteOptions): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  const { folder } = options;
  const assets = new Map<string, Asset>();

  /** A file of the folder, cached until it changes. */
  async function find(path: string): Promise<Asset | undefined> {
    const full = normalize(join(folder, path));
    if (!full.startsWith(folder + sep) || path.includes('\0')) return undefined;
    const found = await stat(full).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = assets.get(full);
    if (known?.modified === found.mtimeMs) return known;
    const asset = { bytes: await readFile(full), modified: found.mtimeMs, encoded: {} };
    assets.set(full, asset);
    return asset;
  }

  return async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw problems.noSuchCall();
    const path = decode(request.url.split('?')[0] ?? '/');
    const asset = path === '/' || path === '/index.html' ? undefined : await find(path);
    if (asset) return sendAsset(request, reply, path, asset);
    // A missing file must not be answered with the page: a browser would run it as a script.
    if (extname(path) !== '' && path !== '/index.html') throw problems.noSuchCall();
    const page = await find('/index.html');
    if (!page || !/text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')) throw problems.noSuchCall();
    const routes = await find('/routes.json');
    // Without the list, as in a site that was built differently, every path may be a page.
    const isPage = !routes || readSitePaths(routes.bytes.toString('utf8'))(path);
    const heads = await find('/heads.json');
    // A category or a further page of the listing is described by the site's script.
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
        // The page works without it.
        request.log.warn({ err: error }, 'The page is sent without a head of its own');
        return undefined;
      })))
    : 'missing';
  const head = about === 'missing' ? undefined : about;
  // The page explains what is missing; the status is for crawlers.
  if (about === 'missing') reply.code(404);
  const html = head ? writeSiteHead(bare, head, origin) : bare;
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentPolicy(nonce, mediaOrigins.join(' ')),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    // The URL after an external sign-in contains a token.
    'referrer-policy': path.startsWith('/auth/success') ? 'no-referrer' : 'strict-origin-when-cross-origin',
  });
  const encoding = encodingFor(request.headers['accept-encoding']);
  addVary(reply, 'Accept-Encoding');
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compress(html, encoding));
}

/** The origin of the partner site in `next`; '' for every other. */
function returnOrigin(query: unknown, allowed: readonly string[]): string {
  const { next } = query as { next?: unknown };
  const origin = typeof next === 'string' ? URL.parse(next)?.origin : undefined;
  return origin !== undefined && allowed.includes(origin) ? origin : '';
}

/** Without `upgrade-insecure-requests`: the demo is served over plain http. */
const contentPolicy = (nonce: string, media: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    `media-src 'self' blob: https: ${media}`.trimEnd(),
    "font-src 'self'",
    `connect-src 'self' ${media}`.trimEnd(),
    // hls.js creates its worker from a blob.
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
