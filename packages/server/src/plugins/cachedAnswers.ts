import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { FileSigner } from '../fileLinks.ts';
import type { CachedResponse, ResponseCache } from '../responseCache.ts';
import { type CachedRequest, isRead, keyOf, matchesEtag } from './caching.ts';

export interface CachedAnswersOptions {
  cache: ResponseCache;
  files: FileSigner;
  /** Finds the cached page of the site for other paths. */
  cachedPage: ((request: CachedRequest) => CachedResponse | undefined) | undefined;
  nextRequestId: () => string;
  /** Of the server's own connections. */
  protocol: 'http' | 'https';
  /** Whether Fastify must see every request. */
  isForFastify: boolean;
}

/**
 * Sends what is cached for visitors before any other hook runs. Register it first.
 *
 * @returns does the same before Fastify. It returns false if Fastify must answer
 */
export function registerCachedAnswers(
  app: FastifyInstance,
  { cache, files, cachedPage, nextRequestId, protocol, isForFastify }: CachedAnswersOptions,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  function find({ method, headers }: IncomingMessage, url: string, origin: () => string): CachedResponse | undefined {
    const isCall = url.startsWith('/api/');
    const isPlain = isCall ? method === 'GET' && headers.authorization === undefined : isRead(method);
    if (!isPlain) return undefined;
    const request = { url, headers, origin: origin() };
    const cached = isCall ? cache.get(keyOf(request)) : cachedPage?.(request);
    return cached?.isWhole ? cached : undefined;
  }

  /** The request that was last looked up before Fastify, in vain. */
  let missed: IncomingMessage | undefined;
  app.addHook('onRequest', (request, reply, done) => {
    const cached = request.raw === missed ? undefined : find(request.raw, request.url, () => files.originOf(request));
    if (cached) send(cached, request.raw, reply.raw, request.id);
    else done();
  });

  return (request, response) => {
    const { url, headers } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (url === undefined || hasBody || isForFastify) return false;
    const cached = find(request, url, () =>
      files.originOf({ protocol, host: String(headers.host ?? headers[':authority'] ?? '') }),
    );
    if (cached) send(cached, request, response, nextRequestId());
    else missed = request;
    return cached !== undefined;
  };
}

const BODY_HEADERS = ['content-type', 'content-length', 'content-encoding'];
/** Names and values in turn, which Node.js sends without copying them. */
const lists = new WeakMap<CachedResponse, string[]>();

function listOf(cached: CachedResponse): string[] {
  const known = lists.get(cached);
  if (known) return known;
  const list = Object.entries(cached.headers).flat();
  lists.set(cached, list);
  return list;
}

function send(cached: CachedResponse, request: IncomingMessage, response: ServerResponse, id: string) {
  if (!matchesEtag(request, cached.headers.etag)) {
    const payload = request.method === 'HEAD' ? undefined : cached.payload;
    response.writeHead(cached.status ?? 200, [...listOf(cached), 'x-request-id', id]).end(payload);
    return;
  }
  const kept = Object.entries(cached.headers).filter(([name]) => !BODY_HEADERS.includes(name));
  response.writeHead(304, [...kept.flat(), 'x-request-id', id]).end();
}
