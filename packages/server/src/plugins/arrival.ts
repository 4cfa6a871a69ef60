import type { FastifyInstance } from 'fastify';

/** Milliseconds within which a request has to arrive whole. */
export const ARRIVAL = 10_000;
/** Bytes that an upload has to bring in each such time instead: 4 kB/s. */
const LEAST = 40_000;
/** Milliseconds that a body is let go on after its answer. */
const FAREWELL = 5_000;

/**
 * Cuts whoever is slow to send a body (§10.29). The headers have the socket's own limit; uploads take as
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
      else request.raw.destroy();
    }, ARRIVAL).unref();
    request.raw.once('close', () => clearInterval(timer));
  });
  // Answered before it was all there: whoever goes on sending gets a moment to read the answer.
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) setTimeout(() => raw.complete || raw.destroy(), FAREWELL).unref();
  });
}
