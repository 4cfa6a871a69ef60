import type { FastifyInstance } from 'fastify';
import { type Db, isReachable } from '../db/database.ts';
import { readPublicly } from '../db/replicaRead.ts';
import { anyone } from '../policy.ts';
import { problems } from '../problems.ts';

/**
 * `/api/health`: the process runs. `/api/ready`: the database, or a replica, responds too, and the process
 * isn't about to end.
 */
export function registerHealth(app: FastifyInstance, db: Db, isEnding: () => boolean): void {
  const config = { policy: anyone, isAnonymous: true };
  app.get('/api/health', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/api/ready', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isEnding() || !(await readPublicly(() => isReachable(db)))) throw problems.unavailable();
    return { status: 'ok' };
  });
}
