import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDiskStorage } from './diskStorage.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-storage-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

const OPEN_MS = 50;

/** Makes opening a file slow, by descriptor or by handle. The promise resolves when one has been opened. */
function delayOpen(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { open } = fs;
  const { open: openHandle } = fs.promises;
  const delayed = async (path: string, flags: string, mode: number, done: (...result: unknown[]) => void) => {
    await delay(OPEN_MS);
    open(path, flags, mode, (...result) => {
      done(...result);
      resolve();
    });
  };
  vi.spyOn(fs, 'open').mockImplementation(delayed as unknown as typeof open);
  vi.spyOn(fs.promises, 'open').mockImplementation(async (...args) => {
    await delay(OPEN_MS);
    return openHandle(...args).finally(resolve);
  });
  syncBuiltinESMExports();
  return promise;
}

describe('a write that fails', () => {
  it('leaves no file, even when its source breaks while the file is being created', async () => {
    const opened = delayOpen();
    const broken = new Readable({ read: () => broken.destroy(new Error('broken')) });
    await expect(createDiskStorage(folder).write('film', broken)).rejects.toThrow('broken');
    await opened;
    expect(readdirSync(folder)).toEqual([]);
  });
});
