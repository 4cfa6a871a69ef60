import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';

interface DatabaseState extends Record<string, unknown> {
  size: number;
  connections: number;
  maxConnections: number;
  replicas: number;
  /** In seconds; null where no replica says, or it may not be read. */
  replicaLag: number | null;
}

/** How the database is. Other accounts' connections and replicas are counted where its settings let this one see them. */
export async function readDatabaseState(db: Db): Promise<DatabaseState> {
  const [row] = await rows<DatabaseState>(
    db,
    sql`select pg_database_size(current_database())::float8 as size,
        (select count(*)::int from pg_stat_activity where datname is not null) as connections,
        current_setting('max_connections')::int as "maxConnections",
        (select count(*)::int from pg_stat_replication) as replicas,
        (select extract(epoch from max(replay_lag))::float8 from pg_stat_replication) as "replicaLag"`,
  );
  if (!row) throw new Error('A query without a condition has a row.');
  return row;
}
