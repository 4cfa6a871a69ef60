import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { start } from '../start.ts';
import { type PostgresProxy, startPostgresProxy } from '../testing/postgresProxy.ts';
import { createDatabase } from '../testing/testDatabase.ts';

let dataDir: string;
let database: { url: string; drop: () => Promise<void> };
let proxy: PostgresProxy | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-sessions-'));
  database = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
});
afterEach(async () => {
  await proxy?.close();
  proxy = undefined;
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function startBehind(options: Parameters<typeof startPostgresProxy>[1], query = '', more = {}) {
  proxy ??= await startPostgresProxy(database.url, options);
  const lines: string[] = [];
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: `${proxy.url}${query}`,
    TOKEN_SECRET: 'x'.repeat(48),
    SITE_DIR: '/nonexistent',
    PORT: '0',
    ...more,
  });
  return { server: await start(config, (line) => lines.push(line)), lines };
}
/** As PgBouncer with its defaults in transaction mode. */
const startPooled = () =>
  startBehind({ sharesConnections: true, isStrict: true }, '', { DATABASE_DIRECT_URL: database.url });

async function ask(text: string) {
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}
const tables = () => ask("select 1 from pg_tables where schemaname = 'public'");

describe('behind a connection pooler, a server', () => {
  it('refuses to start in transaction mode alone, before it changes anything', async () => {
    await expect(startBehind({ sharesConnections: true })).rejects.toThrow(
      'DATABASE_URL leads to a connection pooler in transaction mode, which gives each transaction another connection to the database. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, or the pooler to session mode (pool_mode = session in PgBouncer).',
    );
    expect(await tables()).toEqual([]);
  });

  it('refuses a direct address that is none, before it changes anything', async () => {
    proxy = await startPostgresProxy(database.url, { sharesConnections: true });
    await expect(startBehind({}, '', { DATABASE_DIRECT_URL: proxy.url })).rejects.toThrow(
      'DATABASE_DIRECT_URL leads to a connection pooler in transaction mode, which gives each transaction another connection to the database. Set it to the address of PostgreSQL itself.',
    );
    expect(await tables()).toEqual([]);
  });

  it('refuses a direct address of another database', async () => {
    const other = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
    await expect(startBehind({ sharesConnections: true }, '', { DATABASE_DIRECT_URL: other.url })).rejects.toThrow(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.',
    );
    await other.drop();
  });

  it('works in transaction mode: all requests at once, and changes by others are seen', async () => {
    const { server } = await startPooled();
    const names = async () => {
      const answer = await fetch(`${server.address}/api/admin/categories`);
      return ((await answer.json()) as { categories: { name: string }[] }).categories.map(({ name }) => name);
    };
    const paths = ['search/courses?page=', 'search/courses?q=pyhton', 'ready?', `course/${'e'.repeat(24)}?`];
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) => fetch(`${server.address}/api/${paths[index % 4]}${1 + index}`)),
    );
    expect(answers.filter(({ status }) => status >= 500).map(({ url, status }) => `${url} ${status}`)).toEqual([]);
    expect(await names()).toEqual([]);
    await ask(`insert into categories (id, name, slug) values ('${'f'.repeat(24)}', 'Music', 'music')`);
    await expect.poll(names, { timeout: 10_000 }).toEqual(['Music']);
    await server.stop();
  });

  it('prepares the database once in transaction mode, and leaves no lock', async () => {
    const both = await Promise.all([startPooled(), startPooled()]);
    const locks = await ask(`select 1 from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = 'advisory' and objid = 7405813`);
    expect(locks).toEqual([]);
    for (const { server } of both) await server.stop();
  });

  it('says which parameter is refused, before it changes anything', async () => {
    await expect(startBehind({ isStrict: true }, '?options=-c%20work_mem%3D8MB')).rejects.toThrow(
      'DATABASE_URL leads to a connection pooler that refuses the parameter options. Remove it from DATABASE_URL and from PGOPTIONS, or let the pooler ignore it (ignore_startup_parameters in PgBouncer).',
    );
    expect(await tables()).toEqual([]);
  });

  it('needs no parameter that PgBouncer refuses', async () => {
    const { server } = await startBehind({ isStrict: true });
    expect((await fetch(`${server.address}/api/search/courses`)).status).toBe(200);
    await server.stop();
  });

  it('says at start that it has too few connections', async () => {
    const { server, lines } = await startBehind({ most: 9 });
    expect(lines).toContain(
      'The database answered 9 of the 22 connections that this process may need at once: some requests will fail with 503. Allow more connections (default_pool_size in PgBouncer, max_connections in PostgreSQL).',
    );
    await server.stop();
  });
});
