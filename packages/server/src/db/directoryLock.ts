import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The process of a killed server takes a moment to disappear. */
const LOCK_TIMEOUT_MS = 3_000;

/** Its message says which process uses the folder, and what to do. */
export class FolderInUseError extends Error {}

/**
 * Allows one process per folder: PGlite itself lets two open it, and half of what they acknowledge is lost. Throws with
 * the pid of the other process, unless that has ended. Returns a function that releases the lock.
 */
export async function lockDirectory(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}.lock`;
  const claim = `${process.pid} ${await startOf(process.pid)} ${randomBytes(6).toString('hex')}`;
  await mkdir(dirname(path), { recursive: true });
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  for (let isTakeover = false; ; ) {
    if (await create(path, claim)) {
      // Two processes that find the same stale lock could remove each other's new one; the last writer wins.
      if (isTakeover) await delay(150);
      if ((await read(path)) === claim) {
        return async () => {
          if ((await read(path)) === claim) await rm(path, { force: true });
        };
      }
    }
    const [pid = '', start = ''] = (await read(path)).split(' ');
    const isHeld = pid === '' ? Date.now() < deadline : await isRunning(Number(pid), start);
    if (!isHeld) {
      await rm(path, { force: true });
      isTakeover = true;
    } else if (Date.now() > deadline) {
      throw new FolderInUseError(
        `The data folder ${folder} is used by another Lectern server or command (process ${pid}). Stop that one first, or set DATA_DIR to another folder.`,
      );
    } else {
      await delay(100);
    }
  }
}

async function create(path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(text);
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

const read = (path: string) => readFile(path, 'utf8').catch(() => '');

/** When a process started, in kernel ticks, since pids are reused; `-` where unknown. */
async function startOf(pid: number): Promise<string> {
  const stat = await read(`/proc/${pid}/stat`);
  // The name in parentheses may contain spaces; the start time is the 20th field after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
}

async function isRunning(pid: number, start: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return start === '-' || (await startOf(pid)) === start;
}
