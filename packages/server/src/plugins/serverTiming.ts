import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { methodOf, routeOf } from '../metrics/requestRoute.ts';
import { createStopwatch, type Stopwatch, withStopwatch } from '../timed.ts';
import type { RequestTrace, Tracing } from '../traces/createTracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** undefined without `SERVER_TIMING` and without traces. */
    timing: { begun: number; stopwatch: Stopwatch } | undefined;
  }
}

/** Times each request from here on, and traces it where there is `tracing`. Register it before whatever uses the database. */
export function registerStopwatch(app: FastifyInstance, tracing?: Tracing): void {
  app.decorateRequest('timing', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const trace = tracing && traceOf(tracing, request, reply);
    request.timing = { begun: performance.now(), stopwatch: createStopwatch(undefined, trace?.observe) };
    withStopwatch(request.timing.stopwatch, done);
  });
}

/** Its end is that of the response, or of the connection. */
function traceOf(tracing: Tracing, request: FastifyRequest, reply: FastifyReply): RequestTrace {
  const { traceparent } = request.headers;
  const trace = tracing.begin({
    method: methodOf(request),
    id: request.id,
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
  });
  reply.raw.once('close', () =>
    trace.end({ route: routeOf(request), status: reply.raw.writableFinished ? reply.statusCode : undefined }),
  );
  return trace;
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
