import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the data folder. */
export const TOKEN_SECRET_FILE = 'token-secret';

/** The token secret of a server without TOKEN_SECRET: created on the first start, readable by its owner only. */
export async function loadTokenSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, TOKEN_SECRET_FILE);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = (await readFile(path, 'utf8')).trim();
  if (Buffer.byteLength(secret) < 32)
    throw new Error(`${path} is damaged. Delete it to make a new one; everyone signs in again.`);
  await chmod(path, 0o600);
  return secret;
}
