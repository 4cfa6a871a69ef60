import type { FastifyInstance, FastifyRequest } from 'fastify';
import { abort, bytesReceived, hasBody, REQUEST_TIMEOUT_MS } from '../webServer.ts';

/** An upload may take longer, as long as this many bytes arrive in each such period (4 kB/s). */
const MIN_UPLOAD_BYTES = 40_000;
/** How long the rest of a body may go on arriving after the response. */
const LINGER_MS = 5_000;

/** Ends requests whose body arrives too slowly. The headers have the HTTP server's own timeout. */
export function registerBodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request.raw)) watch(request);
    done();
  });
  function watch(request: FastifyRequest) {
    const { raw } = request;
    const isUpload = request.routeOptions.config.takesFiles === true;
    let before = bytesReceived(raw);
    const timer = setInterval(() => {
      if (raw.complete) return clearInterval(timer);
      const received = bytesReceived(raw);
      if (isUpload && received - before >= MIN_UPLOAD_BYTES) before = received;
      else abort(raw);
    }, REQUEST_TIMEOUT_MS).unref();
    raw.once('close', () => clearInterval(timer));
  }
  // A client that is refused while it is still sending gets a moment to read the response.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) setTimeout(() => raw.complete || abort(raw), LINGER_MS).unref();
    done();
  });
}
