import type { FastifyInstance } from 'fastify';

/** How long the headers of a request may take, and then its body. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** An upload may take longer, as long as this many bytes arrive in each such period (4 kB/s). */
const MIN_UPLOAD_BYTES = 40_000;
/** How long the rest of a body may go on arriving after the response. */
const LINGER_MS = 5_000;

/** Closes connections whose request body arrives too slowly. The headers have the HTTP server's own timeout. */
export function registerBodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { headers, socket } = request.raw;
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
    const isUpload = request.routeOptions.config.takesFiles === true;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      if (request.raw.complete) return clearInterval(timer);
      if (isUpload && socket.bytesRead - before >= MIN_UPLOAD_BYTES) before = socket.bytesRead;
      else request.raw.destroy();
    }, REQUEST_TIMEOUT_MS).unref();
    request.raw.once('close', () => clearInterval(timer));
  });
  // A client that is refused while it is still sending gets a moment to read the response.
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) setTimeout(() => raw.complete || raw.destroy(), LINGER_MS).unref();
  });
}
