import type { FastifyInstance } from 'fastify';
import type { Db } from './db/database.ts';
import type { FileSigner } from './fileLinks.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Storage } from './storage/storage.ts';

/** What the routes work with; made once in `app.ts`, handed on as an argument. */
export interface Services {
  app: FastifyInstance;
  db: Db;
  files: FileSigner;
  storage: Storage;
  payments: PaymentProvider;
}
