import { type SQL, sql } from 'drizzle-orm';
import { batched } from './batched.ts';
import type { Db } from './database.ts';
import { lastWrites } from './schema.ts';

/** Stands for everybody. */
const NOBODY = '';
const END_OF_LOG = sql`pg_current_wal_insert_lsn()`;

/**
 * A position that has all that this person has written, as a column of a statement on the primary; null where the table was
 * emptied, and nobody's is known.
 */
export const lastWriteOf = (userId: SQL) =>
  sql<string | null>`(select ${lastWrites.position} from ${lastWrites}
    where ${lastWrites.userId} in (${userId}, ${NOBODY}) order by 1 desc limit 1)`;

/** Where people's last writes are in the log, on whichever server they were. */
export interface LastWrites {
  /** After what a person has written, and before they are told: from then on only replicas that have it answer them. */
  note(userId: string): Promise<void>;
  /** Called when no position is known. Never fails. */
  begin(): void;
  /** Forgets each of them, by taking the end of the log for everybody. */
  forget(): Promise<void>;
}

export function openLastWrites(db: Db, onError: (error: unknown) => void): LastWrites {
  let isBeginning = false;
  // In one order, so that two statements never wait for each other.
  const save = async (userIds: readonly string[]) => {
    const rows = [...new Set(userIds)].sort().map((userId) => ({ userId, position: END_OF_LOG }));
    await db
      .insert(lastWrites)
      .values(rows)
      .onConflictDoUpdate({
        target: lastWrites.userId,
        set: { position: sql`greatest(${lastWrites.position}, excluded.position)` },
      });
    return userIds.map(() => undefined);
  };
  return {
    note: batched(save),
    begin() {
      if (isBeginning) return;
      isBeginning = true;
      void db
        .insert(lastWrites)
        .values({ userId: NOBODY, position: END_OF_LOG })
        .onConflictDoNothing()
        .catch(onError)
        .finally(() => {
          isBeginning = false;
        });
    },
    async forget() {
      // Those of another server's log, whose dump this is, are ahead of this one. What is noted meanwhile stays.
      await db.execute(sql`with everybody as (
          insert into ${lastWrites} values (${NOBODY}, ${END_OF_LOG})
          on conflict (user_id) do update set position = excluded.position returning position)
        delete from ${lastWrites} using everybody
        where user_id <> ${NOBODY} and (last_writes.position <= everybody.position or last_writes.position > ${END_OF_LOG})`);
    },
  };
}
