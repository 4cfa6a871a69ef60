import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const requests = new AsyncLocalStorage<{ isResponseLost: boolean }>();

/** Drops the response of the request that is being handled, as a broken connection would. */
export function loseResponse(): void {
  const request = requests.getStore();
  if (request) request.isResponseLost = true;
}

/** Makes {@link loseResponse} work for all routes that are registered after it. */
export function registerLostResponses(app: FastifyInstance): void {
  // After the body has been read: its events come from the socket, outside of this context.
  app.addHook('preHandler', (_request, _reply, done) => requests.run({ isResponseLost: false }, done));
  app.addHook('onSend', async (_request, reply, payload) => {
    if (requests.getStore()?.isResponseLost) reply.raw.destroy();
    return payload;
  });
}
