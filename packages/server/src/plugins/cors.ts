import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const EXPOSED_HEADERS = ['x-request-id', 'retry-after', 'etag', 'content-range'];

/**
 * Public reads for pages of any origin, without credentials; everything else for the partner origins that are
 * configured. There are no cookies, so nothing here lets a page act for someone by itself.
 *
 * @param isPublicRead whether a path answers everyone
 */
export function registerCors(
  app: FastifyInstance,
  allowed: readonly string[],
  isPublicRead: (path: string) => boolean,
): void {
  app.register(fastifyCors, {
    delegator(request, done) {
      const { origin } = request.headers;
      if (origin !== undefined && allowed.includes(origin)) {
        return done(null, {
          origin,
          methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
          allowedHeaders: ['authorization', 'content-type', 'accept', 'range', 'if-none-match'],
          exposedHeaders: EXPOSED_HEADERS,
          maxAge: 600,
        });
      }
      const path = (request.url ?? '').split('?')[0] ?? '';
      if (!isPublicRead(path)) return done(null, { origin: false });
      done(null, {
        origin: '*',
        methods: ['GET', 'HEAD'],
        allowedHeaders: ['content-type', 'accept', 'range', 'if-none-match'],
        exposedHeaders: EXPOSED_HEADERS,
        maxAge: 600,
      });
    },
  });
}
