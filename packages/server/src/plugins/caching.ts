import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileSigner } from '../fileLinks.ts';
import { type ChangingNumbers, partOf, type ResponseCache } from '../responseCache.ts';
import { addVary, encodingFor } from './compression.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reads the catalogue alone, so that every visitor gets the same response. */
    isCatalogue?: boolean;
    /** What a call that writes changes of what visitors read. Default: anything. */
    changes?: Changes;
  }
  interface FastifyRequest {
    /** Of a response to be cached: its key, and the cache's version when it was begun. */
    toCache: { key: string; version: number } | undefined;
    /** Whether its handler has begun: until then, a request has changed nothing. */
    isHandled: boolean;
  }
}

/** What a call changes of what visitors read. */
export type Changes = 'nothing' | ChangingNumbers;

/** What cached answers are found by. */
export interface CachedRequest {
  url: string;
  headers: IncomingHttpHeaders;
  /** Where the request was sent to, without a trailing slash. */
  origin: string;
}

export const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

const CACHED_HEADERS = ['content-type', 'content-encoding', 'etag', 'cache-control', 'surrogate-key'] as const;
const ASKED_EACH_TIME = 'public, max-age=0, must-revalidate';

/**
 * Public reads by signed-out visitors are cached: by the client, which revalidates them each time (304 when unchanged),
 * and by this process until the catalogue changes. Personal responses are never cached.
 */
export function registerCacheReads(app: FastifyInstance, cache: ResponseCache, files: FileSigner): void {
  app.decorateRequest('toCache', undefined);
  app.decorateRequest('isHandled', false);
  const isShared = (request: FastifyRequest) =>
    request.routeOptions.config.isCatalogue === true && request.actor === undefined && request.method === 'GET';

  app.addHook('preHandler', (request, reply, done) => {
    if (!isShared(request)) return done();
    const key = keyOf({ url: request.url, headers: request.headers, origin: files.originOf(request) });
    const cached = cache.get(key);
    // After a whole one is stored, the next request like this one is answered before all hooks.
    if (!cached?.isWhole) request.toCache = { key, version: cache.version() };
    if (!cached) return done();
    for (const name of CACHED_HEADERS) {
      const value = cached.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    addVary(reply, 'Authorization');
    addVary(reply, 'Accept-Encoding');
    if (matchesEtag(request, cached.headers.etag)) notModified(reply).send();
    else reply.send(cached.payload);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const { policy, changes } = request.routeOptions.config;
    if (!policy) return done(null, payload);
    // Before the response leaves, so that its client then reads the new state. Other processes are notified a moment
    // later. A refused call has written nothing, a failed one may have.
    const mayHaveWritten = request.isHandled && (reply.statusCode < 400 || reply.statusCode >= 500);
    if (!isRead(request.method) && changes !== 'nothing' && mayHaveWritten) {
      if (changes) cache.changeNumbers(changes);
      else cache.clear();
    }
    if (reply.hasHeader('cache-control')) return done(null, payload);
    const isPublic = isRead(request.method) && policy.name === 'anyone' && request.actor === undefined;
    addVary(reply, 'Authorization');
    if (!isPublic) reply.header('cache-control', 'private, no-store');
    else if (isShared(request)) reply.headers(cache.headers(request.url, ASKED_EACH_TIME));
    else reply.header('cache-control', ASKED_EACH_TIME);
    if (!isPublic || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);

    const etag = `"${hash('sha1', payload, 'base64url')}"`;
    reply.header('etag', etag);
    if (!matchesEtag(request, etag)) return done(null, payload);
    notModified(reply);
    done(null, null);
  });
}

/** Stores responses as they are sent: register it after the compression. */
export function registerCacheWrites(app: FastifyInstance, cache: ResponseCache): void {
  app.addHook('onSend', ({ toCache, headers: { authorization }, url }, reply, payload, done) => {
    if (!toCache || reply.statusCode !== 200) return done(null, payload);
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done(null, payload);
    const bytes = Buffer.from(payload);
    const isWhole = authorization === undefined;
    const sent = reply.getHeaders();
    const headers: Record<string, string> = {};
    for (const name of isWhole ? Object.keys(sent) : CACHED_HEADERS)
      if (name !== 'x-request-id' && sent[name] !== undefined) headers[name] = String(sent[name]);
    if (isWhole) headers['content-length'] = String(bytes.length);
    cache.set(toCache.key, { isWhole, headers, payload: bytes }, toCache.version, { part: partOf(url) });
    done(null, payload);
  });
}

/** The origin is part of it: URLs of files in a response start with the origin of the request. */
export const keyOf = ({ url, headers, origin }: CachedRequest): string =>
  `${encodingFor(headers['accept-encoding'])} ${origin} ${url}`;

export function matchesEtag({ headers }: Pick<CachedRequest, 'headers'>, etag: string | undefined): boolean {
  const etags = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return etags !== undefined && (etags.includes(etag?.replace(/^W\//, '') ?? '') || etags.includes('*'));
}

const notModified = (reply: FastifyReply) =>
  reply.code(304).removeHeader('content-type').removeHeader('content-length').removeHeader('content-encoding');
