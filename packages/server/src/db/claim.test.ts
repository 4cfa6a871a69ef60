import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withServer } from '../testing/withServer.ts';
import { claimEnd, isClaimed } from './claim.ts';
import type { Db } from './database.ts';

const server = withServer();

async function read<Value>(db: Db, value: SQL<Value>) {
  const [row] = await db.select({ value }).from(sql`(select 1) as one`);
  return row?.value;
}

describe('a claim', () => {
  const isHeld = (end: SQL) => read(server.db, isClaimed(sql`(${end})`, 60));

  it('counts until it ends, and not where the clock was set back', async () => {
    expect(await isHeld(claimEnd(30))).toBe(true);
    expect(await isHeld(claimEnd(-1))).toBe(false);
    expect(await isHeld(claimEnd(90))).toBe(false);
  });

  it('counts for a transaction that began before it', async () => {
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`select now(), pg_sleep(0.02)`);
      // What another one writes that begins now.
      const end = await read(tx, sql<string>`(clock_timestamp() + interval '60 seconds')::text`);
      expect(await read(tx, isClaimed(sql`${end}::timestamptz`, 60))).toBe(true);
    });
  });
});
