import type { FastifyInstance } from 'fastify';
import { problems } from '../problems.ts';
import { hasFreeSpace } from '../storage/diskSpace.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Writes to the database although it is a GET. */
    writesDatabase?: boolean;
  }
}

const READ_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses what writes while the embedded database's disk has no room left. What was saved can still be read. */
export function registerDiskSpaceCheck(app: FastifyInstance, databaseDir: string): void {
  app.addHook('onRequest', async (request) => {
    if (READ_METHODS.includes(request.method) && request.routeOptions.config.writesDatabase !== true) return;
    if (!(await hasFreeSpace(databaseDir))) throw problems.noRoom();
  });
}
