import fastifyCors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRead } from './caching.ts';

const EXPOSED_HEADERS = ['x-request-id', 'retry-after', 'etag', 'content-range'];
const COMMON = { exposedHeaders: EXPOSED_HEADERS, maxAge: 600 };
/** With those of pages that trace their calls (W3C Trace Context). */
const READ_HEADERS = ['content-type', 'accept', 'range', 'if-none-match', 'traceparent', 'tracestate'];

/** Every page may read this, without a token. */
const PUBLIC = { ...COMMON, origin: '*', methods: ['GET', 'HEAD'], allowedHeaders: READ_HEADERS };

/**
 * Fragments and scripts for partners' pages. Some of those pages have scripts that add headers to every request, such as
 * X-Requested-With; the server ignores them.
 */
const EMBEDDED = { ...PUBLIC, allowedHeaders: ['*'] };

export interface CorsOptions {
  /** Whether every page may read this path. */
  isPublicRead: (path: string) => boolean;
  /** Whether a partner's page may make this call. */
  isForPartners: (method: string, path: string) => boolean;
  /** Whether an origin is one of an active partner's now. */
  isPartnerOrigin: (origin: string) => Promise<boolean>;
  /** The marketplace's own origin. */
  ownOrigin: (request: FastifyRequest) => string | undefined;
}

/**
 * Public reads are open to every page, and the calls for partners to the pages of active partners. All other responses
 * have no CORS headers, so that a browser keeps them from pages of other origins. The API uses no cookies, so a page
 * can't act for a person without their token.
 */
export function registerCors(
  app: FastifyInstance,
  { isPublicRead, isForPartners, isPartnerOrigin, ownOrigin }: CorsOptions,
): void {
  async function isPartners(request: FastifyRequest, method: string, path: string): Promise<boolean> {
    const { origin } = request.headers;
    // Most calls come from the marketplace's own pages: they don't have to wait for the database.
    if (origin === undefined || origin === ownOrigin(request) || !isForPartners(method, path)) return false;
    return isPartnerOrigin(origin);
  }

  app.register(fastifyCors, {
    delegator(request: FastifyRequest, done) {
      const [path = ''] = request.url.split('?');
      const asked = request.method === 'OPTIONS' ? request.headers['access-control-request-method'] : undefined;
      const method = asked ?? request.method;
      const isPublic = isRead(method) && isPublicRead(path);
      if (asked !== undefined && isRead(method) && path.startsWith('/embed/')) return done(null, EMBEDDED);
      // The answer to a public read is the same for all; only whether a token may be sent depends on the origin.
      if (isPublic && asked === undefined) return done(null, PUBLIC);
      isPartners(request, method, path).then((isAllowed) => {
        if (!isAllowed) return done(null, isPublic ? PUBLIC : { origin: false });
        done(null, {
          ...COMMON,
          origin: request.headers.origin ?? false,
          methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
          allowedHeaders: ['authorization', 'lectern-partner', ...READ_HEADERS],
        });
      }, done);
    },
  });
}
