import type { FastifyInstance } from 'fastify';
import { problems } from '../problems.ts';
import { hasRoom } from '../storage/room.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Writes to the database although it is a GET. */
    writesDatabase?: boolean;
  }
}

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses what writes while the embedded database's disk has no room left. What was saved can still be read. */
export function registerRoom(app: FastifyInstance, databaseDir: string): void {
  app.addHook('onRequest', async (request) => {
    if (READS.includes(request.method) && request.routeOptions.config.writesDatabase !== true) return;
    if (!(await hasRoom(databaseDir))) throw problems.noRoom();
  });
}
