import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampled } from '../testing/deepIt.ts';
import { type createDatabase, createMigratedDatabase } from '../testing/testDatabase.ts';
import { type Database, rows } from './database.ts';
import { openPostgres } from './openPostgres.ts';
import { readPublicly } from './replicaRead.ts';

interface Line {
  url: string;
  set(mode: 'open' | 'silent' | 'cut'): void;
  close(): void;
}

// Another database of the same server stands for the replica: what it answers shows who was asked.
let primary: Awaited<ReturnType<typeof createDatabase>>;
let copy: Awaited<ReturnType<typeof createDatabase>>;
let database: Database;
const lines: Awaited<ReturnType<typeof startLine>>[] = [];

beforeEach(async () => {
  const url = process.env.TEST_DATABASE_URL ?? '';
  [primary, copy] = await Promise.all([createMigratedDatabase(url), createMigratedDatabase(url)]);
});
afterEach(async () => {
  onError.mockClear();
  for (const line of lines) line.set('cut');
  await database.close();
  for (const line of lines.splice(0)) line.close();
  await Promise.all([primary.drop(), copy.drop()]);
});

/** A way to the server that can be cut, or fall silent. */
async function startLine(target: string): Promise<Line> {
  let mode: Parameters<Line['set']>[0] = 'open';
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (mode === 'cut') return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => mode === 'open' && to.write(chunk));
      from.on('close', () => to.destroy());
      from.on('error', () => {});
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  const line: Line = {
    url: url.href,
    set(next) {
      mode = next;
      if (next !== 'silent') for (const socket of sockets) socket.destroy();
    },
    close: () => void server.close(),
  };
  lines.push(line);
  return line;
}

const onError = vi.fn();
const open = (url: string, replicaUrl: string) => {
  database = openPostgres(url, onError, { replicaUrls: [replicaUrl] });
  database.replicas?.setConnected(true);
};
const asked = async () => {
  const [row] = await rows<{ name: string }>(database.db, sql`select current_database() as name`);
  return copy.url.endsWith(row?.name ?? '') ? 'replica' : 'primary';
};
const visitorAsks = () => readPublicly(asked);
const until = (expected: string) => expect.poll(visitorAsks, { timeout: 12_000 }).toBe(expected);

it('answers visitors, and nobody else; what writes goes to the primary', async () => {
  open(primary.url, copy.url);
  await until('replica');
  expect(await asked()).toBe('primary');
  expect(await readPublicly(() => database.db.transaction(async () => asked()))).toBe('replica');
  expect(
    await readPublicly(() =>
      database.db.transaction(
        async (tx) => (await rows<{ name: string }>(tx, sql`select current_database() as name`))[0],
      ),
    ),
  ).toEqual({ name: new URL(primary.url).pathname.slice(1) });
  await readPublicly(() => database.db.execute(sql`create table made_by_a_visitor ()`));
  expect(await rows(database.db, sql`select * from made_by_a_visitor`)).toEqual([]);
  expect(await visitorAsks()).toBe('replica');
});

it('is not asked after a change until it has it, nor while changes are not heard of', async () => {
  // Its position is what this function says, which stands before PostgreSQL's own.
  const say = (position: string) =>
    rows(
      admin.db,
      sql.raw(`create or replace function behind.pg_current_wal_insert_lsn() returns pg_lsn language sql
        as $$ select '${position}'::pg_lsn $$`),
    );
  const admin = openPostgres(copy.url, () => {});
  await admin.db.execute(sql`create schema behind`);
  await admin.db.execute(
    sql.raw(`alter database ${new URL(copy.url).pathname.slice(1)} set search_path = behind, pg_catalog, public`),
  );
  await say('FFFF/0');
  open(primary.url, copy.url);
  await until('replica');
  await say('0/0');
  // A connection that was seen there is there.
  expect(await visitorAsks()).toBe('replica');
  await database.close();
  open(primary.url, copy.url);
  const start = performance.now();
  while (performance.now() - start < 500) expect(await visitorAsks()).toBe('primary');
  await say('FFFF/0');
  await until('replica');
  database.replicas?.changed();
  expect(await visitorAsks()).toBe('primary');
  await until('replica');
  database.replicas?.setConnected(false);
  expect(await visitorAsks()).toBe('primary');
  await admin.close();
});

it.each(sampled(['silent', 'cut'] as const))('is left alone while it is %s, and asked again later', async (mode) => {
  const line = await startLine(copy.url);
  open(primary.url, line.url);
  await until('replica');
  line.set(mode);
  const start = performance.now();
  expect(await Promise.all(Array.from({ length: 10 }, visitorAsks))).not.toContain('replica');
  // 0.8 s for the replica; a busy machine may take longer.
  expect(performance.now() - start).toBeLessThan(2_500);
  const second = performance.now();
  expect(await visitorAsks()).toBe('primary');
  expect(performance.now() - second).toBeLessThan(500);
  expect(database.replicas?.states()).toMatchObject([{ isUp: false }]);
  line.set('open');
  await until('replica');
});

it('answers even if it may be behind while the primary does not, and says that this must not be cached', async () => {
  const line = await startLine(primary.url);
  open(line.url, copy.url);
  const onStale = vi.fn();
  database.replicas?.onStale(onStale);
  await until('replica');
  line.set('cut');
  database.replicas?.changed();
  expect(onStale).not.toHaveBeenCalled();
  expect(await visitorAsks()).toBe('replica');
  expect(onStale).toHaveBeenCalled();
  await expect(asked()).rejects.toThrow();
  line.set('open');
  await until('replica');
});

/** Changes the copy alone, as happens to no replica that is whole. */
async function onCopy(statement: string) {
  const admin = openPostgres(copy.url, () => {});
  await rows(admin.db, sql.raw(statement));
  await admin.close();
}

it('is not waited for while all its connections are in use', async () => {
  open(primary.url, copy.url);
  await until('replica');
  const busy = Array.from({ length: 20 }, () => readPublicly(() => rows(database.db, sql`select pg_sleep(0.4)`)));
  expect(await visitorAsks()).toBe('primary');
  await Promise.all(busy);
  await until('replica');
});

it('is left to the primary what it cannot answer, such as without a table', async () => {
  open(primary.url, copy.url);
  await until('replica');
  await onCopy('drop table reviews cascade');
  expect(await readPublicly(() => rows(database.db, sql`select 1 from reviews`))).toEqual([]);
  expect(await visitorAsks()).toBe('replica');
});

it('is never asked if it has another marketplace, which is logged once', async () => {
  await onCopy(`update database_id set id = gen_random_uuid()`);
  open(primary.url, copy.url);
  await expect.poll(() => onError.mock.calls.length).toBe(1);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('is no copy') }));
  expect(await visitorAsks()).toBe('primary');
  expect(database.replicas?.states()).toMatchObject([{ isUp: false }]);
});
