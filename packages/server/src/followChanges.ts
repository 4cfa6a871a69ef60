import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import type { ResponseCache } from './responseCache.ts';

const ASK_AGAIN_MS = 500;

interface Followed {
  cache: ResponseCache;
  replicas: Database['replicas'];
  /** Whether the database answers this server. */
  isReachable: () => Promise<boolean>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Aborted when the server ends. */
  signal: AbortSignal;
}

/**
 * Called when changes by other servers no longer arrive, and when they do again. What visitors were answered is kept only as
 * long as the database doesn't answer either: old pages are better than none, and worse than new ones.
 */
export function followChanges({ cache, replicas, isReachable, log, signal }: Followed) {
  let isConnected = true;
  async function forgetOnceReachable() {
    while (!isConnected && !signal.aborted) {
      if (await isReachable()) return isConnected || cache.clear();
      await wait(ASK_AGAIN_MS, undefined, { ref: false });
    }
  }
  return (next: boolean) => {
    replicas?.setConnected(next);
    cache.setConnected(next);
    if (!next) log.warn('changes by other servers do not arrive; nothing is cached until they do');
    else if (!isConnected) log.warn('changes by other servers arrive again');
    isConnected = next;
    if (!next) void forgetOnceReachable();
  };
}
