import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, withCaller } from '../caller.ts';
import { clientAddress } from '../resources/auth/clientAddress.ts';
import { isClosed } from '../webServer.ts';
import { isRead } from './caching.ts';

/** Says for each request who waits for its answer. Register it before whatever uses the database. */
export function registerCallers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => withCaller(callerOf(request, reply), done));
}

function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const canStop = isRead(request.method);
  return {
    address: clientAddress(request.ip),
    // What writes is not stopped half-way.
    isGone: () => (canStop || !request.isHandled) && isClosed(request.raw),
    onGone(listener) {
      if (!canStop) return () => {};
      const onClose = () => {
        if (!reply.raw.writableEnded) listener();
      };
      reply.raw.once('close', onClose);
      return () => reply.raw.off('close', onClose);
    },
  };
}
