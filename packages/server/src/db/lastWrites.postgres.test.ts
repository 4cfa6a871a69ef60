import { endpoints } from '@lectern/sdk/api';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';
import { type createDatabase, createMigratedDatabase } from '../testing/testDatabase.ts';
import { type Database, rows } from './database.ts';
import { openLastWrites } from './lastWrites.ts';
import { openPostgres } from './openPostgres.ts';

// Another database of the same server stands for the replica, and has replayed what a function in it says. `scripts/replica.mjs`
// does the same with a real one.
let primary: Awaited<ReturnType<typeof createDatabase>>;
let copy: Awaited<ReturnType<typeof createDatabase>>;
let replica: Database;
let servers: TestServer[];
let people: { nina: string; asha: string; admin: string };

const say = (position: string) =>
  rows(
    replica.db,
    sql.raw(`create or replace function behind.pg_current_wal_insert_lsn() returns pg_lsn language sql
      as $$ select '${position}'::pg_lsn $$`),
  );
/** The replica replays the log to its end, and stops there. */
async function catchUp() {
  const [end] = await rows<{ position: string }>(
    servers[0]?.db as Database['db'],
    sql`select pg_current_wal_insert_lsn()::text as position`,
  );
  await say(end?.position ?? '');
}

beforeEach(async () => {
  const url = process.env.TEST_DATABASE_URL ?? '';
  [primary, copy] = await Promise.all([createMigratedDatabase(url), createMigratedDatabase(url)]);
  replica = openPostgres(copy.url, () => {});
  await replica.db.execute(sql`create schema behind`);
  const name = new URL(copy.url).pathname.slice(1);
  await replica.db.execute(sql.raw(`alter database ${name} set search_path = behind, pg_catalog, public`));
  await say('0/0');
  servers = await Promise.all(
    [1, 2].map(async () => {
      const database = openPostgres(primary.url, () => {}, { replicaUrls: [copy.url] });
      database.replicas?.setConnected(true);
      return createTestServer({ database });
    }),
  );
  const insert = fixtures(servers[0] as TestServer);
  people = { nina: await insert.user(), asha: await insert.user(), admin: await insert.user({ role: 'admin' }) };
  await insert.category('primary');
  await fixtures(replica).category('replica');
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await replica.close();
  await Promise.all([primary.drop(), copy.drop()]);
});

const token = (server: TestServer, person: keyof typeof people | undefined) => person && server.tokenOf(people[person]);
const asked = async (server: TestServer, person?: keyof typeof people) =>
  (await server.call(endpoints.categories.list, {}, await token(server, person))).body.categories[0]?.name;
/** The replica has no users but the one of the category's. */
const reported = async (server: TestServer) =>
  (await server.call(endpoints.audit.list, {}, await token(server, 'admin'))).body.trail.events.length === 0
    ? 'replica'
    : 'primary';
const write = async (server: TestServer, person: keyof typeof people) =>
  server.call(endpoints.users.updateNotificationSettings, { sale: false }, await token(server, person));

/** Both servers have seen the replica, whose position is that of everybody. */
async function begin(): Promise<[TestServer, TestServer]> {
  const [one, other] = servers as [TestServer, TestServer];
  // Nobody's position is known yet.
  expect(await asked(one, 'nina')).toBe('primary');
  await expect.poll(async () => rows(one.db, sql`select user_id from last_writes`)).toEqual([{ user_id: '' }]);
  await catchUp();
  for (const server of servers)
    for (const person of ['nina', 'asha', undefined] as const)
      await expect.poll(() => asked(server, person), { timeout: 12_000 }).toBe('replica');
  return [one, other];
}

describe('a person who has written', () => {
  it('is answered by the primary through every server until a replica has it; others by the replica', async () => {
    const [one, other] = await begin();
    expect(await write(one, 'nina')).toMatchObject({ status: 200 });
    expect(await Promise.all([asked(one, 'nina'), asked(other, 'nina')])).toEqual(['primary', 'primary']);
    expect(await Promise.all([asked(other, 'asha'), asked(other)])).toEqual(['replica', 'replica']);
    await catchUp();
    expect(await Promise.all([asked(one, 'nina'), asked(other, 'nina')])).toEqual(['replica', 'replica']);
  });

  it('is answered by the primary after PostgreSQL has emptied the table, as after a crash, and by the replica again', async () => {
    const [one, other] = await begin();
    await write(one, 'nina');
    await one.db.execute(sql`truncate last_writes`);
    expect(await asked(other, 'nina')).toBe('primary');
    await expect.poll(async () => rows(one.db, sql`select user_id from last_writes`)).toEqual([{ user_id: '' }]);
    expect(await asked(other, 'asha')).toBe('primary');
    await catchUp();
    expect(await asked(other, 'nina')).toBe('replica');
  });

  it('is not forgotten before everybody is', async () => {
    const [one, other] = await begin();
    await write(one, 'nina');
    // As in a dump of another server's log.
    await one.db.execute(sql`insert into last_writes values (${people.asha}, 'FFFFFFFF/0')`);
    expect(await asked(other, 'asha')).toBe('primary');
    await openLastWrites(one.db, () => {}).forget();
    expect(await rows(one.db, sql`select user_id from last_writes`)).toEqual([{ user_id: '' }]);
    expect(await Promise.all([asked(other, 'nina'), asked(other, 'asha')])).toEqual(['primary', 'primary']);
    await catchUp();
    expect(await Promise.all([asked(other, 'nina'), asked(other, 'asha')])).toEqual(['replica', 'replica']);
  });
});

it("reads admins' reports from the replica, and the primary until it has what the admin did, or tried", async () => {
  const [one, other] = await begin();
  expect(await reported(other)).toBe('replica');
  const refused = await one.call(endpoints.categories.create, { name: 'primary' }, await one.tokenOf(people.admin));
  expect(refused.status).toBe(409);
  expect(await reported(other)).toBe('primary');
  await catchUp();
  expect(await reported(other)).toBe('replica');
});
