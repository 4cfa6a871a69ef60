import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';

const REPORT_INTERVAL_MS = 2_000;
/** How ids of generated rows begin. Ids of other rows begin with a time, or are hashes. */
const prefixes = {
  courses: '00c0',
  sections: '00c1',
  lectures: '00c2',
  users: '00c3',
  orders: '00c4',
  reviews: '00c5',
};
type Kind = keyof typeof prefixes;
const ID_DIGITS = 24;

/** The id of a generated row by its number, so that rows can refer to each other without a query. */
export const generatedId = (kind: Kind, number: number) =>
  prefixes[kind] + number.toString(16).padStart(ID_DIGITS - prefixes[kind].length, '0');

/** The same in SQL, for a number from a query. */
export const generatedIdOf = (kind: Kind, number: SQL) =>
  sql`(${sql.raw(`'${prefixes[kind]}'`)} || lpad(to_hex(${number}), ${sql.raw(String(ID_DIGITS - prefixes[kind].length))}, '0'))`;

/** How many rows of a kind there are: they are added in the order of their numbers, each batch whole or not at all. */
export async function countGenerated(db: Db, kind: Kind): Promise<number> {
  const [row] = await rows<{ last: string | null }>(
    db,
    sql`select max(id) as last from ${sql.identifier(kind)}
      where id between ${generatedId(kind, 0)} and ${prefixes[kind].padEnd(ID_DIGITS, 'f')}`,
  );
  return row?.last ? Number.parseInt(row.last.slice(prefixes[kind].length), 16) + 1 : 0;
}

/** Adds rows from `first` up to `count` in batches, and logs how many are done and about how long the others take. */
export async function inBatches(
  { first, count, size, what }: { first: number; count: number; size: number; what: string },
  log: (line: string) => void,
  add: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  const goal = `${count.toLocaleString('en')} ${what}`;
  if (first >= count) return log(`There are ${first.toLocaleString('en')} of ${goal} already.`);
  if (first > 0) log(`Continuing after ${first.toLocaleString('en')} of ${goal}.`);
  const started = Date.now();
  let reportedAt = started;
  for (let done = first; done < count; ) {
    const next = Math.min(done + size, count);
    await add(done, next);
    done = next;
    const now = Date.now();
    if (done < count && now - reportedAt < REPORT_INTERVAL_MS) continue;
    reportedAt = now;
    const left = Math.round(((now - started) / 1000 / (done - first)) * (count - done));
    log(`${done.toLocaleString('en')} of ${goal}${left > 0 ? `, about ${left} s left` : ''}`);
  }
}

/**
 * Adds one batch, whole or not at all. Its rows refer only to generated ones, so a superuser adds them without triggers:
 * checking references and counting row by row would take most of the time. `add` then counts them itself
 * (`hasToCount`), in the same transaction: what others change at the same moment is neither missed nor overwritten.
 * Another account may not turn triggers off.
 */
export async function addBatch(db: Db, add: (tx: Db, hasToCount: boolean) => Promise<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    const [session] = await rows<{ superuser: string }>(tx, sql`select current_setting('is_superuser') as superuser`);
    const isSuperuser = session?.superuser === 'on';
    if (isSuperuser) await tx.execute(sql`set local session_replication_role = replica`);
    await add(tx, isSuperuser);
    // Running servers forget their cached answers.
    await tx.execute(sql`select pg_notify('catalogue', '')`);
  });
}
