import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Replicas } from './replicas.ts';
import { databaseId } from './schema.ts';
import type { CatalogueListener } from './subscribe.ts';

/** One type for both drivers, and for a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  db: Db;
  kind: 'embedded' | 'postgres';
  /** Runs statements on one connection, without a timeout; for migrations. */
  onOneConnection(work: (run: (text: string) => Promise<unknown[]>) => Promise<void>): Promise<void>;
  /** Runs an operator's work on a dedicated connection, with ten minutes for each statement. */
  withLongTimeout<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Subscribes to changes of the catalogue by any process. Returns an unsubscribe function. Absent where this process
   * is the only one that writes.
   */
  subscribe?(listener: CatalogueListener): () => Promise<void>;
  /** Copies that answer public reads. Absent where there is none. */
  replicas?: Pick<Replicas, 'changed' | 'setConnected' | 'onStale' | 'states'>;
  /** Of the pool. Absent where there is one. */
  connections?(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** Looser than PostgreSQL's 0.6, so that `pyhton` finds Python. */
export const WORD_SIMILARITY = 0.4;

/** The rows of a raw statement. */
export async function rows<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

/** The name of this database, which its dumps and copies keep. */
export async function idOf(db: Db): Promise<string> {
  const [found] = await db.select().from(databaseId);
  if (!found) throw new Error('The table database_id is empty.');
  return found.id;
}

/** Whether the database responds. */
export async function isReachable(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false; // The caller reports it; the next call logs the reason.
  }
}
