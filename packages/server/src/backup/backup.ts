import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { OperatorError } from '../admin/OperatorError.ts';
import type { Database } from '../db/database.ts';
import type { StoredSizes } from '../db/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { jpegPath, streamPath, webpPath } from '../uploads/pictures.ts';
import { version } from '../version.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import type { BackupKey } from './key.ts';
import { FORMAT, fileEntry, HEAD, type Head, MANIFEST, type Manifest, rowsEntry, TOKEN_SECRET } from './manifest.ts';
import { createProgress, describeBytes } from './progress.ts';
import { listColumns, listTables, quoted, type Run, SETTINGS } from './tables.ts';

/** Rows are held in memory, and written, in parts of about this size. */
const PART_BYTES = 1024 * 1024;
const MAX_ROWS_AT_ONCE = 5_000;

interface BackupOptions {
  database: Database;
  storage: Storage;
  /** The file to write. */
  path: string;
  key: BackupKey | undefined;
  /** Where the server keeps a secret that it made itself. */
  tokenSecretFile: string | undefined;
  log: (line: string) => void;
}

/** Writes the database, as of one moment, and the files that it names into one archive. Returns its size. */
export async function backup({ database, storage, path, key, tokenSecretFile, log }: BackupOptions): Promise<number> {
  return writeArchive(path, key, async (archive) => {
    const head: Head = { format: FORMAT, version: version(), madeAt: new Date().toISOString() };
    await addText(archive, HEAD, JSON.stringify(head));
    const files: StoredFile[] = [];
    let dumped: Omit<Manifest, 'entries' | 'missing'> | undefined;
    await database.onOneConnection(async (run) => {
      dumped = await dump(run, archive, files, log);
    });
    const missing = await addFiles(archive, storage, files, log);
    const secret = tokenSecretFile && (await readFile(tokenSecretFile, 'utf8').catch(() => undefined));
    if (secret) await addText(archive, TOKEN_SECRET, secret);
    const manifest = { ...dumped, entries: [...archive.entries], missing } as Manifest;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    await addText(archive, MANIFEST, JSON.stringify(manifest));
    log(`${manifest.tables.length} tables with ${rows} rows and ${files.length - missing.length} files.`);
    if (missing.length > 0)
      log(
        `${missing.length} ${missing.length === 1 ? 'file that the database names is' : 'files that the database names are'} not in the backup, since the storage doesn't have ${missing.length === 1 ? 'it' : 'them'} as recorded (deleted meanwhile, or lost): ${shorten(missing)}.`,
      );
  });
}

export const shorten = (names: readonly string[]) =>
  names.length > 10 ? `${names.slice(0, 10).join(', ')} and ${names.length - 10} more` : names.join(', ');

const addText = (archive: ArchiveWriter, name: string, text: string) => {
  const bytes = Buffer.from(text);
  return archive.add(name, bytes.length, [bytes]);
};

interface StoredFile {
  path: string;
  size: number;
}

/** All rows as of one moment, in parts. Collects the files that they name. */
async function dump(run: Run, archive: ArchiveWriter, files: StoredFile[], log: (line: string) => void) {
  await run(SETTINGS);
  const names = await listTables(run);
  if (!names.includes('migrations'))
    throw new OperatorError('There is no marketplace in this database: nothing to back up.');
  await run('begin isolation level repeatable read read only');
  try {
    // Before the first row is read: a migration must not change a table that is read later.
    await run(`lock table ${names.map(quoted).join(', ')} in access share mode`);
    if (String(await listTables(run)) !== String(names))
      throw new OperatorError('A server is preparing the database for another version. Try again when it has started.');
    const columns = await listColumns(run);
    const progress = createProgress(log);
    const tables: Manifest['tables'] = [];
    for (const name of names) {
      const table = { name, columns: (columns.get(name) ?? []).map((column) => ({ name: column.name })), rows: 0 };
      tables.push(table);
      for await (const part of readParts(run, table)) {
        await addText(archive, rowsEntry(name, part.number), part.text);
        table.rows += part.rows;
        progress(
          () =>
            `Table ${tables.length} of ${names.length} (${name}): ${table.rows} rows, ${describeBytes(archive.bytes())}`,
        );
      }
    }
    for await (const { text } of readParts(run, FILE_PATHS))
      for (const line of text.split('\n'))
        files.push(...storedFiles(JSON.parse(line) as [string, string, string | null]));
    const texts = async (statement: string) => (await run(statement)).map((row) => (row as { text: string }).text);
    const [databaseId = ''] = await texts('select id as text from database_id');
    return {
      databaseId,
      migrations: await texts('select name as text from migrations order by 1'),
      tables,
      sequences: (await run(`select sequencename as name, last_value::text as last from pg_sequences
        where schemaname = current_schema() and last_value is not null order by 1`)) as Manifest['sequences'],
    };
  } finally {
    await run('rollback');
  }
}

const FILE_PATHS = { name: 'files', columns: ['path', 'size', 'sizes'].map((name) => ({ name })) };

function storedFiles([path, size, sizes]: [string, string, string | null]): StoredFile[] {
  const drawn = sizes === null ? undefined : (JSON.parse(sizes) as StoredSizes | null);
  return [
    { path, size: Number(size) },
    ...(drawn?.jpeg === undefined ? [] : [{ path: jpegPath(path), size: drawn.jpeg }]),
    ...Object.entries(drawn?.webp ?? {}).map(([width, bytes]) => ({ path: webpPath(path, width), size: bytes })),
    ...Object.entries(drawn?.stream ?? {}).map(([name, bytes]) => ({ path: streamPath(path, name), size: bytes })),
  ];
}

/** The rows of a table: each a line, an array of text. */
async function* readParts(run: Run, { name, columns }: Pick<Manifest['tables'][number], 'name' | 'columns'>) {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await run(
    `declare backup_rows no scroll cursor for select array_to_json(array[${values}]::text[])::text as row from ${quoted(name)}`,
  );
  let lines: string[] = [];
  let bytes = 0;
  let number = 0;
  // Few at first: a row may be large.
  let count = 50;
  const take = () => {
    const part = { number: ++number, rows: lines.length, text: lines.join('\n') };
    lines = [];
    bytes = 0;
    return part;
  };
  for (;;) {
    const found = (await run(`fetch ${count} from backup_rows`)) as { row: string }[];
    for (const { row } of found) {
      lines.push(row);
      bytes += row.length;
      if (bytes >= PART_BYTES) yield take();
    }
    if (found.length < count) break;
    const size = found.reduce((sum, { row }) => sum + row.length, 0) / found.length;
    count = Math.max(1, Math.min(MAX_ROWS_AT_ONCE, Math.floor(PART_BYTES / size)));
  }
  if (lines.length > 0) yield take();
  await run('close backup_rows');
}

/** Returns the names of those that the storage doesn't have, or not in the size that the database says. */
async function addFiles(
  archive: ArchiveWriter,
  storage: Storage,
  files: readonly StoredFile[],
  log: (line: string) => void,
) {
  const progress = createProgress(log);
  const missing: string[] = [];
  for (const [index, { path, size }] of files.entries()) {
    const content = await readIfThere(storage, path);
    if (!content || !(await archive.add(fileEntry(path), size, content))) missing.push(path);
    progress(() => `File ${index + 1} of ${files.length}, ${describeBytes(archive.bytes())}`);
  }
  return missing;
}

/** Undefined where there is no such file. Throws where the storage can't be read. */
async function readIfThere(storage: Storage, path: string): Promise<Readable | undefined> {
  try {
    return await storage.read(path);
  } catch (error) {
    if (await storage.has(path)) throw error;
    return undefined;
  }
}
