import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../db/newId.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { databaseId, files } from '../db/schema.ts';
import { start } from '../start.ts';
import { createDatabase, placeDatabase } from '../testing/testDatabase.ts';
import { claimFolder } from './claimFolder.ts';

const adminUrl = process.env.TEST_DATABASE_URL;

let directory: string;
let storageDir: string;
const drops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lectern-folders-'));
  storageDir = join(directory, 'files');
  await mkdir(storageDir);
});
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop();
  await rm(directory, { recursive: true, force: true });
});

const configure = (dataDir: string, url: string | undefined) =>
  readConfig({
    DATA_DIR: dataDir,
    STORAGE_DIR: storageDir,
    SITE_DIR: '/nonexistent',
    PORT: '0',
    SEED: '0',
    DEMO: '0',
    LOG_LEVEL: 'silent',
    ...(url ? { DATABASE_URL: url, TOKEN_SECRET: 'x'.repeat(48) } : {}),
  });
type Config = ReturnType<typeof configure>;

async function database(name: string): Promise<Config> {
  const dataDir = join(directory, name);
  if (!adminUrl) {
    await placeDatabase(dataDir);
    return configure(dataDir, undefined);
  }
  const { url, drop } = await createDatabase(adminUrl);
  drops.push(drop);
  return configure(dataDir, url);
}

async function restore(config: Config): Promise<Config> {
  const dataDir = join(directory, 'restored');
  if (!adminUrl || !config.databaseUrl) {
    await cp(config.dataDir, dataDir, { recursive: true });
    return configure(dataDir, undefined);
  }
  const from = new URL(config.databaseUrl).pathname.slice(1);
  const client = new pg.Client(adminUrl);
  await client.connect();
  await client.query(`create database ${from}_restored template ${from}`);
  await client.end();
  drops.push(async () => {
    const other = new pg.Client(adminUrl);
    await other.connect();
    await other.query(`drop database ${from}_restored with (force)`);
    await other.end();
  });
  return configure(dataDir, `${config.databaseUrl}_restored`);
}

async function withDatabase(config: Config, work: (db: Db) => Promise<unknown>) {
  const cleanups: (() => Promise<unknown>)[] = [];
  await work((await openDatabase(config, () => {}, cleanups)).db);
  for (const step of cleanups.reverse()) await step();
}

/** Starts and stops a server. Returns what it says. */
async function run(config: Config): Promise<string[]> {
  const lines: string[] = [];
  const server = await start(config, (line) => lines.push(line));
  await server.stop();
  return lines;
}

/** Two hours ago: the sweep leaves newer files alone. */
const age = (name: string) => {
  const then = Date.now() / 1_000 - 7_200;
  return utimes(join(storageDir, name), then, then);
};

async function addFile(config: Config) {
  const id = newId();
  await writeFile(join(storageDir, id), 'a picture');
  await age(id);
  await withDatabase(config, (db) =>
    db.insert(files).values({ id, path: id, mime: 'image/webp', size: 9, isPublic: true }),
  );
  return id;
}

describe('folders of uploads', { timeout: 60_000 }, () => {
  it('belong to the database that first uses them, and to its restored backup; another one is refused', async () => {
    const one = await database('one');
    await run(one);
    await rm(join(storageDir, '.database-id')); // As an earlier version left it.
    const file = await addFile(one);
    expect(await run(one)).not.toContainEqual(expect.stringContaining('missing'));
    const owner = await readFile(join(storageDir, '.database-id'), 'utf8');
    expect(owner).toMatch(/^[0-9a-f-]{36}\n$/);

    const other = await database('other');
    // The embedded ones are copies of the same, with its id.
    if (!adminUrl) await withDatabase(other, (db) => db.update(databaseId).set({ id: randomUUID() }));
    const refusal = new RegExp(
      `^Lectern cannot start:\\n {2}STORAGE_DIR: the folder ${storageDir} has the uploads of another database \\(${owner.trim()}; this one is [0-9a-f-]{36}\\)\\. Set STORAGE_DIR to a folder of this database's own\\. If the uploads are this database's, delete ${storageDir}/\\.database-id and start again\\.$`,
    );
    await expect(run(other)).rejects.toThrow(refusal);

    await age('.database-id');
    await run(await restore(one));
    expect((await readdir(storageDir)).sort()).toEqual(['.database-id', file].sort());
  });

  it('belong to one of the databases that begin to use them at the same time', async () => {
    const claims = Array.from({ length: 10 }, (_, n) => claimFolder(storageDir, n % 2 === 0 ? 'one' : 'other'));
    const outcomes = (await Promise.allSettled(claims)).map(({ status }) => status);
    const [first, second] = outcomes;
    expect([first, second].sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes).toEqual(Array(5).fill([first, second]).flat());
  });

  it('are said to lack files that another server has', async () => {
    const config = await database('one');
    await run(config);
    const file = await addFile(config);
    await rm(join(storageDir, file));
    expect(await run(config)).toContain(
      `1 of the 1 newest files is missing in ${storageDir}, such as ${file}. All servers of a database need the same STORAGE_DIR.`,
    );
  });
});
