import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openEmbedded } from '../db/openEmbedded.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { packageRoot } from '../packageRoot.ts';

/** Opens a new, migrated, empty database: PGlite in memory, or on the server of TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? onServer(url) : openEmbedded(undefined, await template());
}

async function onServer(adminUrl: string): Promise<Database> {
  const { url, drop } = await createDatabase(adminUrl);
  const database = openPostgres(url, () => {});
  await migrate(database);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Creates an empty database on a server. */
export async function createDatabase(adminUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `lectern_test_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(adminUrl, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Copies a migrated, empty database into the data folder of a server process. */
export async function placeDatabase(dataDir: string): Promise<void> {
  const place = templatePath();
  if (!existsSync(place)) {
    const part = join(await mkdtemp(join(tmpdir(), 'lectern-template-')), 'database');
    await (await openEmbedded(part, await template())).close();
    // Another test file may have created it in the meantime.
    await rename(part, place).catch(() => {});
    await rm(dirname(part), { recursive: true, force: true });
  }
  await cp(place, join(dataDir, 'database'), { recursive: true });
}

/** The path of the template database for the current migrations. */
function templatePath(): string {
  const folder = join(packageRoot, 'migrations');
  const hash = createHash('sha256').update(readFileSync(join(packageRoot, 'package.json')));
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return join(tmpdir(), `lectern-template-${hash.digest('hex').slice(0, 16)}`);
}

/** A migrated database, created once for the current migrations: loading it is five times as fast. */
async function template(): Promise<Blob> {
  const path = `${templatePath()}.tar`;
  if (!existsSync(path)) {
    const client = await PGlite.create({ extensions: { pg_trgm } });
    await migrate({
      db: undefined as never,
      kind: 'embedded',
      onOneConnection: (work) => work(async (text) => (await client.exec(text)).at(-1)?.rows ?? []),
      withLongTimeout: (work) => work(undefined as never),
      close: () => client.close(),
    });
    const dump = await client.dumpDataDir('none');
    await client.close();
    const part = `${path}.${process.pid}`;
    await writeFile(part, Buffer.from(await dump.arrayBuffer()));
    await rename(part, path);
  }
  return new Blob([await readFile(path)]);
}
