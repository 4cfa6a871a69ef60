import type { FastifyInstance } from 'fastify';
import { problems } from '../problems.ts';
import { hasFreeSpace } from '../storage/diskSpace.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET that writes to the database. */
    writesDatabase?: boolean;
  }
}

const READ_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses writes while the disk of the embedded database is full; reads still work. */
export function registerDiskSpaceCheck(app: FastifyInstance, databaseDir: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (READ_METHODS.includes(request.method) && request.routeOptions.config.writesDatabase !== true) return done();
    hasFreeSpace(databaseDir).then((isFree) => done(isFree ? undefined : problems.noRoom()), done);
  });
}
