import type { FastifyInstance } from 'fastify';

/** Milliseconds within which a request has to arrive whole. */
export const ARRIVAL = 10_000;
/** Bytes that an upload has to bring in each such time instead: 4 kB/s. */
const LEAST = 40_000;

/**
 * Cuts whoever is slow to send a body (reliability, row 29). The headers have the socket's own limit; uploads take as
 * long as they take, but have to move.
 */
export function registerArrival(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { headers, socket } = request.raw;
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
    const isUpload = request.routeOptions.config.takesFiles === true;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      if (request.raw.complete) return clearInterval(timer);
      if (isUpload && socket.bytesRead - before >= LEAST) before = socket.bytesRead;
      else socket.destroy();
    }, ARRIVAL).unref();
    request.raw.once('close', () => clearInterval(timer));
  });
}
