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

/** Opens a new, migrated, empty database: PGlite in memory, or on the server of TEST_DATABASE_URL, through TEST_POOLER_URL if set. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? onServer(url) : openEmbedded(undefined, await template());
}

async function onServer(adminUrl: string): Promise<Database> {
  const { url, drop } = await createMigratedDatabase(adminUrl);
  const pooler = process.env.TEST_POOLER_URL;
  const database = pooler
    ? openPostgres(urlOf(pooler, new URL(url).pathname), () => {}, { directUrl: url })
    : openPostgres(url, () => {});
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Creates a database on a server: an empty one, or a copy. */
export async function createDatabase(adminUrl: string, template = 'template1') {
  const name = `lectern_test_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, (run) => run(`create database ${name} template ${template}`));
  return {
    url: urlOf(adminUrl, name),
    drop: () => administer(adminUrl, (run) => run(`drop database ${name} with (force)`)),
  };
}

/** Creates a migrated, empty database on a server. */
export const createMigratedDatabase = async (adminUrl: string) => createDatabase(adminUrl, await templateOn(adminUrl));

const urlOf = (adminUrl: string, name: string) => Object.assign(new URL(adminUrl), { pathname: name }).href;

async function administer(url: string, work: (run: (text: string) => Promise<unknown[]>) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}

/** Arbitrary, and used for nothing else: of workers that begin together, one makes the template. */
const TEMPLATE_LOCK_KEY = 7_405_899;
let onServerAlready: Promise<string> | undefined;

/** The name of a migrated, empty database, made once on a server: copying it is ten times as fast. */
function templateOn(adminUrl: string): Promise<string> {
  onServerAlready ??= makeTemplate(adminUrl);
  return onServerAlready;
}

async function makeTemplate(adminUrl: string): Promise<string> {
  const name = `lectern_template_${migrationsHash()}`;
  await administer(adminUrl, async (run) => {
    await run(`select pg_advisory_lock(${TEMPLATE_LOCK_KEY})`);
    if ((await run(`select 1 from pg_database where datname = '${name}'`)).length > 0) return;
    const part = `${name}_part`;
    await run(`drop database if exists ${part}`);
    await run(`create database ${part}`);
    const database = openPostgres(urlOf(adminUrl, part), () => {});
    await migrate(database).finally(database.close);
    // Complete only with this name.
    await run(`alter database ${part} rename to ${name}`);
  });
  return name;
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
const templatePath = () => join(tmpdir(), `lectern-template-${migrationsHash()}`);

function migrationsHash(): string {
  const folder = join(packageRoot, 'migrations');
  const hash = createHash('sha256').update(readFileSync(join(packageRoot, 'package.json')));
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
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
