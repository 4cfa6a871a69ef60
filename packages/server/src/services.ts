import type { FastifyInstance } from 'fastify';
import type { Db } from './db/database.ts';
import type { FileSigner } from './fileLinks.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Storage } from './storage/storage.ts';

/** The dependencies of the routes, created once in `app.ts`. */
export interface Services {
  app: FastifyInstance;
  db: Db;
  files: FileSigner;
  storage: Storage;
  payments: PaymentProvider;
}
