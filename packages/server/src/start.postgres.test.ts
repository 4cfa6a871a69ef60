import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { start } from './start.ts';
import { createDiskStorage } from './storage/diskStorage.ts';
import { pngOf } from './testing/pictures.ts';
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

const configure = () =>
  readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    TOKEN_SECRET: 'x'.repeat(48),
    SITE_DIR: '/nonexistent',
    PORT: '0',
    SEED: '0',
  });

it('starts and serves requests while the cleanup fails', async () => {
  const config = configure();
  await (await start(config)).stop();
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin; lock table orders in access exclusive mode');
  const server = await start(config);
  expect((await fetch(`${server.address}/api/search/courses`)).status).toBe(200);
  await other.end();
  await server.stop();
});

it('draws the sizes of pictures that an earlier version received, while it serves requests', async () => {
  const config = configure();
  await createDiskStorage(config.storageDir).write('an-upload', Readable.from([pngOf(400, 225)]));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`insert into users (id, email, role, first_name, last_name)
    values ('u', 'u@example.org', 'instructor', 'Asha', 'Menon')`);
  await client.query(`insert into files (id, path, mime, size, is_public, owner_id)
    values ('${'f'.repeat(24)}', 'an-upload', 'image/png', 1, true, 'u')`);
  await client.query(`insert into courses (id, creator_id, title, description, price_paise, image_file_id)
    values ('c', 'u', 'A course', 'A description that is long enough.', 0, '${'f'.repeat(24)}')`);
  await client.end();
  const server = await start(config);
  const load = () => fetch(`${server.address}/api/files/${'f'.repeat(24)}?width=320`);
  await expect.poll(async () => (await load()).headers.get('content-type'), { timeout: 20_000 }).toBe('image/webp');
  await server.stop();
});
