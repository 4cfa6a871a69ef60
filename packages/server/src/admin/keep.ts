import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { backup } from '../backup/backup.ts';
import { readKey } from '../backup/key.ts';
import { describeBytes } from '../backup/progress.ts';
import { restore, verifyArchive } from '../backup/restore.ts';
import type { Config } from '../config.ts';
import { type Db, rows } from '../db/database.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { recordAct } from '../resources/audit/repository.ts';
import { placeOf } from '../storage/openStorage.ts';
import { TOKEN_SECRET_FILE } from '../tokenSecret.ts';
import { OperatorError } from './OperatorError.ts';

interface Settings {
  config: Config;
  keyFile: string | undefined;
  /** Whether `restore` only verifies. */
  isCheck: boolean;
  out: (line: string) => void;
  cleanups: (() => Promise<unknown>)[];
}

/** Records a command in the audit trail, which a marketplace of an older version doesn't have. */
async function recorded(db: Db, command: 'backup' | 'restore', given: string, work: () => Promise<void>) {
  const [trail] = await rows<{ exists: boolean }>(db, sql`select to_regclass('audit_events') is not null as exists`);
  const act = { action: `admin.${command}`, input: { given } };
  return trail?.exists ? recordAct(db, act, work, (cause) => cause instanceof OperatorError) : work();
}

/** An archive that is whole has the backup that made it as under way. */
const endBackup = (db: Db) =>
  db.execute(sql`update audit_events set outcome = 'done' where outcome is null and action = 'admin.backup'
    and at = (select max(at) from audit_events where action = 'admin.backup')`);

/** The commands `backup` and `restore`. Neither migrates the database: an archive has what was there. */
export async function keep(
  command: 'backup' | 'restore',
  path: string,
  { config, keyFile, isCheck, out, cleanups }: Settings,
): Promise<void> {
  const { dataDir } = config;
  const key = await readKey(keyFile, config.backupKey);
  const { storage, name: storageName, claim } = await placeOf(config);
  const secretFile = config.tokenSecret === undefined ? join(dataDir, TOKEN_SECRET_FILE) : undefined;
  if (command === 'backup') {
    const database = await openDatabase(config, out, cleanups);
    await recorded(database.db, command, path, async () => {
      const size = await backup({ database, storage, path, key, tokenSecretFile: secretFile, log: out });
      out(
        `${path} is written: ${describeBytes(size)}, ${key ? 'encrypted' : 'not encrypted. It holds password hashes: keep it safe, or set BACKUP_KEY'}.`,
      );
    });
    return;
  }
  const { manifest, tokenSecret } = await verifyArchive({ path, key, log: out });
  const count = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  out(`${path} is whole: ${manifest.tables.length} tables with ${count} rows.`);
  if (isCheck) return;
  const database = await openDatabase(config, out, cleanups);
  await restore({
    path,
    key,
    log: out,
    said: manifest,
    database,
    storage,
    storageName,
    claim,
  });
  // There was no trail before.
  await recorded(database.db, command, path, async () => void (await endBackup(database.db)));
  if (tokenSecret !== undefined && secretFile !== undefined) {
    await mkdir(dataDir, { recursive: true });
    await writeFile(secretFile, tokenSecret, { mode: 0o600 });
  } else if (tokenSecret !== undefined) {
    out(
      'TOKEN_SECRET is another than the one in the backup: everyone signs in again, and links in mails that were sent before no longer work. The old one is the entry token-secret of the archive.',
    );
  }
  out('Everything is restored. Start the server.');
}
