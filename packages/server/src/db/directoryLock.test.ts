import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from './directoryLock.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'lectern-lock-')), 'deep/er/database');
});
afterEach(() => rm(join(folder, '../../..'), { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('admits one process, and the next once it is released', async () => {
    const unlock = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(`process ${process.pid}`);
    await unlock();
    await (await lockDirectory(folder))();
    await expect(readFile(`${folder}.lock`)).rejects.toThrow('ENOENT');
  });

  it.each([
    ['of a process that is gone', '999999 1 x'],
    ['of another process that has this pid now', `${process.pid} 1 x`],
  ])('is taken over where it is %s', async (_, text) => {
    await (await lockDirectory(folder))();
    await writeFile(`${folder}.lock`, text);
    await (await lockDirectory(folder))();
  });

  it('is taken over by exactly one of many processes', async () => {
    await (await lockDirectory(folder))();
    await writeFile(`${folder}.lock`, '999999 1 x');
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(folder)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
