import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const EXPOSED_HEADERS = ['x-request-id', 'retry-after', 'etag', 'content-range'];

/**
 * Allows public reads from any origin, and everything from the configured partner origins. The API uses no cookies, so
 * a page cannot act for a person without their token.
 *
 * @param isPublicRead whether a path needs no session
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
