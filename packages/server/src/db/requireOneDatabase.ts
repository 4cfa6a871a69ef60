import { ConfigError } from '../configError.ts';
import { type Database, idOf } from './database.ts';
import { isUnavailable } from './isUnavailable.ts';

/** Throws unless requests reach the database that was prepared. */
export async function requireOneDatabase({ db, withLongTimeout }: Database): Promise<void> {
  const prepared = await withLongTimeout(idOf);
  const reached = await idOf(db).catch((error: unknown) => {
    if (isUnavailable(error)) throw error;
    return undefined; // It has other tables, or none.
  });
  if (reached === prepared) return;
  throw new ConfigError(`Lectern cannot start:
  DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.`);
}
