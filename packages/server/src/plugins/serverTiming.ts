import type { FastifyInstance } from 'fastify';
import { createStopwatch, type Stopwatch, withStopwatch } from '../timed.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** undefined without `SERVER_TIMING`. */
    timing: { begun: number; stopwatch: Stopwatch } | undefined;
  }
}

/** Times each request from here on. Register it before whatever uses the database. */
export function registerStopwatch(app: FastifyInstance): void {
  app.decorateRequest('timing', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    request.timing = { begun: performance.now(), stopwatch: createStopwatch() };
    withStopwatch(request.timing.stopwatch, done);
  });
}

/** Sends the times as `Server-Timing`. Register it after all that changes or caches responses. */
export function registerServerTiming(app: FastifyInstance): void {
  app.addHook('onSend', ({ timing }, reply, payload, done) => {
    if (timing) {
      const { begun, stopwatch } = timing;
      const times = { db: stopwatch.read('db'), render: stopwatch.read('render'), total: performance.now() - begun };
      const list = Object.entries(times).map(([name, milliseconds]) => `${name};dur=${milliseconds.toFixed(1)}`);
      reply.header('server-timing', list.join(', '));
    }
    done(null, payload);
  });
}
