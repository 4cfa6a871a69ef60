import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup } from '../backup/backup.ts';
import { readKey } from '../backup/key.ts';
import { describeBytes } from '../backup/progress.ts';
import { restore, verifyArchive } from '../backup/restore.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { placeOf } from '../storage/openStorage.ts';
import { TOKEN_SECRET_FILE } from '../tokenSecret.ts';

interface Settings {
  config: Config;
  keyFile: string | undefined;
  /** Whether `restore` only verifies. */
  isCheck: boolean;
  out: (line: string) => void;
  cleanups: (() => Promise<unknown>)[];
}

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
    const size = await backup({ database, storage, path, key, tokenSecretFile: secretFile, log: out });
    out(
      `${path} is written: ${describeBytes(size)}, ${key ? 'encrypted' : 'not encrypted. It holds password hashes: keep it safe, or set BACKUP_KEY'}.`,
    );
    return;
  }
  const { manifest, tokenSecret } = await verifyArchive({ path, key, log: out });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  out(`${path} is whole: ${manifest.tables.length} tables with ${rows} rows.`);
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
