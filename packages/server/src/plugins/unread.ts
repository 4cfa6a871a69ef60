import type { FastifyInstance } from 'fastify';
import { currentCaller } from '../caller.ts';
import { problems } from '../problems.ts';

/** Bytes of answers that may wait until the clients of an address read them. */
const MAX_UNREAD_BYTES = 8 * 1024 * 1024;

/**
 * Refuses clients that ask for more and more and read nothing: what waits for them takes memory. Cached answers and files
 * don't count, since they are not copied. Register it after all that changes responses.
 */
export function registerUnread(app: FastifyInstance): void {
  const unread = new Map<string, number>();
  app.addHook('onRequest', (_request, _reply, done) => {
    const { address = '' } = currentCaller() ?? {};
    done((unread.get(address) ?? 0) > MAX_UNREAD_BYTES ? problems.tooManyRequests() : undefined);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
      const { address = '' } = currentCaller() ?? {};
      const bytes = payload.length;
      unread.set(address, (unread.get(address) ?? 0) + bytes);
      reply.raw.once('close', () => {
        const left = (unread.get(address) ?? 0) - bytes;
        if (left > 0) unread.set(address, left);
        else unread.delete(address);
      });
    }
    done(null, payload);
  });
}
