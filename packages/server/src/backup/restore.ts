import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { OperatorError } from '../admin/OperatorError.ts';
import type { Database } from '../db/database.ts';
import { createSchema, FOLDER, whileLocked } from '../db/migrate.ts';
import type { Storage } from '../storage/storage.ts';
import { readArchive, readText } from './archive.ts';
import { shorten } from './backup.ts';
import type { BackupKey } from './key.ts';
import { FORMAT, HEAD, head, MANIFEST, type Manifest, manifest, pathOf, TOKEN_SECRET, tableOf } from './manifest.ts';
import { createProgress, describeBytes } from './progress.ts';
import { listColumns, listTables, literal, quoted, type Run, SETTINGS } from './tables.ts';

interface Source {
  path: string;
  key: BackupKey | undefined;
  log: (line: string) => void;
  /** The folder of migrations; the server's own where there is none. */
  folder?: string;
}

interface Verified {
  manifest: Manifest;
  /** The secret that the server made itself. */
  tokenSecret: string | undefined;
}

/** Reads a whole archive and compares it with its manifest. Throws an `OperatorError` that says what is wrong. */
export async function verifyArchive({ path, key, log, folder = FOLDER }: Source): Promise<Verified> {
  const progress = createProgress(log);
  const found: Manifest['entries'] = [];
  let said: Manifest | undefined;
  let tokenSecret: string | undefined;
  let bytes = 0;
  for await (const { name, size, content } of readArchive(path, key)) {
    if (found.length === 0 && name !== HEAD) throw new OperatorError(`${path} is not a backup of Lectern.`);
    if (name === MANIFEST) {
      said = parse(manifest, await readText(content), path);
      continue;
    }
    const chunks: Uint8Array[] = [];
    const hash = createHash('sha256');
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      if (name === HEAD || name === TOKEN_SECRET) chunks.push(chunk);
      progress(() => `Checking ${path}: ${describeBytes(bytes)}`);
    }
    const text = Buffer.concat(chunks).toString();
    if (name === TOKEN_SECRET) tokenSecret = text;
    if (name === HEAD) {
      const { format, version } = parse(head, text, path);
      if (format > FORMAT)
        throw new OperatorError(`${path} was made by a newer Lectern (${version}). Restore it with that.`);
    }
    found.push({ name, size, sha256: hash.digest('hex') });
  }
  if (!said) throw new OperatorError(`${path} is damaged or cut off (its end is missing).`);
  const differing = found.find((entry, index) => JSON.stringify(entry) !== JSON.stringify(said?.entries[index]));
  if (differing || found.length !== said.entries.length)
    throw new OperatorError(`${path} is damaged (${differing?.name ?? 'an entry'} is not what its manifest says).`);
  const known = new Set(await readdir(folder));
  const unknown = said.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new OperatorError(
      `${path} was made by a newer Lectern: this one doesn't know ${shorten(unknown)}. Restore it with that.`,
    );
  return { manifest: said, tokenSecret };
}

function parse<T>(
  schema: { safeParse: (given: unknown) => { success: boolean; data?: T } },
  text: string,
  path: string,
): T {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    given = undefined; // Refused below.
  }
  const { data } = schema.safeParse(given);
  if (data === undefined) throw new OperatorError(`${path} is damaged, or was made by a newer Lectern.`);
  return data;
}

interface Target extends Source {
  said: Manifest;
  database: Database;
  storage: Storage;
  /** What the storage is called in messages. */
  storageName: string;
  /** Makes the storage belong to the database of this id. */
  claim: (databaseId: string) => Promise<void>;
}

/** Puts a verified archive into an empty database and an empty storage: all of it, or nothing. */
export async function restore({
  path,
  key,
  log,
  said,
  database,
  storage,
  storageName,
  claim,
  folder = FOLDER,
}: Target): Promise<void> {
  await whileLocked(database, log, async (run) => {
    await requireEmpty(run, storage, storageName);
    await run(SETTINGS);
    const written: string[] = [];
    await run('begin');
    try {
      await createSchema(run, said.migrations, folder);
      const skipped = await load(run, said, async (tables) => {
        const lost = new Set(said.missing);
        const progress = createProgress(log);
        let bytes = 0;
        let index = 0;
        for await (const { name, size, content } of readArchive(path, key)) {
          const verified = check(content, said.entries[index]?.sha256, path);
          index += 1;
          const table = tableOf(name);
          const file = pathOf(name);
          if (table !== undefined) await tables(table, await readText(verified));
          else if (file !== undefined && !lost.has(file)) {
            written.push(file);
            await storage.write(file, Readable.from(verified, { objectMode: false }));
          } else await readText(verified);
          bytes += size;
          progress(() => `Entry ${index} of ${said.entries.length}, ${describeBytes(bytes)}`);
        }
      });
      await claim(said.databaseId);
      await run('commit');
      if (skipped.length > 0) log(`Not restored, since Lectern has no such tables: ${shorten(skipped)}.`);
    } catch (error) {
      await run('rollback').catch(() => {}); // The connection may be what failed.
      for (const file of written) await storage.remove(file);
      throw error;
    }
    await run('analyze');
  });
  if (said.missing.length > 0) log(`Files that were missing when the backup was made: ${shorten(said.missing)}.`);
}

async function* check(content: AsyncIterable<Uint8Array>, sha256: string | undefined, path: string) {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  // The last entry is the manifest, which was compared before.
  if (sha256 !== undefined && hash.digest('hex') !== sha256)
    throw new OperatorError(`${path} has changed while it was restored. Nothing was kept.`);
}

async function requireEmpty(run: Run, storage: Storage, storageName: string): Promise<void> {
  const tables = await listTables(run);
  if (tables.length > 0)
    throw new OperatorError(
      `The database isn't empty (it has ${shorten(tables)}). Nothing was written. Restore into a new database: DATABASE_URL or DATA_DIR.`,
    );
  for await (const { path } of storage.list())
    throw new OperatorError(
      `${storageName} isn't empty (it has ${path}). Nothing was written. Restore into an empty one. If an earlier restore was interrupted there, delete what it has written.`,
    );
}

/**
 * Fills the tables of a new schema by `work`, which hands over the rows of each part. Returns tables that the schema lacks.
 * Triggers and foreign keys have no say: what they would do, the rows have already, and circles of keys have no order.
 */
async function load(
  run: Run,
  said: Manifest,
  work: (addRows: (table: string, lines: string) => Promise<void>) => Promise<void>,
): Promise<string[]> {
  const existing = await listColumns(run);
  const tables = [...existing.keys()].map(quoted);
  const keys = (await run(`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as text
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0
    order by oid`)) as { table: string; name: string; text: string }[];
  for (const { table, name } of keys) await run(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const table of tables) await run(`alter table ${table} disable trigger user`);
  // What the migrations put there is in the backup as well, as it was by then.
  await run(`truncate ${tables.join(', ')}`);
  const inserts = new Map(
    said.tables
      .filter(({ name }) => existing.has(name))
      .map(({ name, columns }) => {
        const into = columns.map((column) => quoted(column.name)).join(', ');
        // By the schema: an archive is text that anybody may have written, and none of it is run.
        const types = new Map(existing.get(name)?.map((column) => [column.name, column.type]));
        const values = columns.map((column, index) => `(r ->> ${index})::${types.get(column.name)}`).join(', ');
        return [name, `insert into ${quoted(name)} (${into}) overriding system value select ${values}`];
      }),
  );
  await work(async (table, lines) => {
    const insert = inserts.get(table);
    if (insert) await run(`${insert} from json_array_elements(${literal(`[${lines.replaceAll('\n', ',')}]`)}::json) r`);
  });
  for (const { name, last } of said.sequences) await run(`select setval(${literal(quoted(name))}::regclass, ${last})`);
  for (const table of tables) await run(`alter table ${table} enable trigger user`);
  for (const { table, name, text } of keys) await run(`alter table ${table} add constraint ${quoted(name)} ${text}`);
  return said.tables.map(({ name }) => name).filter((name) => !existing.has(name));
}
