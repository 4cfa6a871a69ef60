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

async function startBehind(options: Parameters<typeof startPostgresProxy>[1], query = '') {
  proxy = await startPostgresProxy(database.url, options);
  const lines: string[] = [];
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: `${proxy.url}${query}`,
    TOKEN_SECRET: 'x'.repeat(48),
    SITE_DIR: '/nonexistent',
    PORT: '0',
  });
  return { server: await start(config, (line) => lines.push(line)), lines };
}

async function ask(text: string) {
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}
const tables = () => ask("select 1 from pg_tables where schemaname = 'public'");

describe('behind a connection pooler, a server', () => {
  it('refuses to start in transaction mode, before it changes anything', async () => {
    await expect(startBehind({ sharesConnections: true })).rejects.toThrow(
      'DATABASE_URL leads to a connection pooler in transaction mode, which gives each transaction another connection to the database. Set the pooler to session mode (pool_mode = session in PgBouncer), or DATABASE_URL to PostgreSQL itself.',
    );
    expect(await tables()).toEqual([]);
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
