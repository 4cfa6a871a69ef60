import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { start } from './start.ts';
import { createDatabase } from './testing/testDatabase.ts';

let dataDir: string;
let database: { url: string; drop: () => Promise<void> };
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-start-'));
  database = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('starts and serves requests while the cleanup fails', async () => {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    TOKEN_SECRET: 'x'.repeat(48),
    SITE_DIR: '/nonexistent',
    PORT: '0',
    SEED: '0',
  });
  await (await start(config)).stop();
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin; lock table orders in access exclusive mode');
  const server = await start(config);
  expect((await fetch(`${server.address}/api/search/courses`)).status).toBe(200);
  await other.end();
  await server.stop();
});
