import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from '../storage/diskStorage.ts';
import type { Storage } from '../storage/storage.ts';
import { copyFiles } from './moveFiles.ts';
import { runAdmin } from './runAdmin.ts';

let folder: string;
let from: Storage;
let to: Storage;
let lines: string[];
const log = (line: string) => lines.push(line);
const source = (name = '') => join(folder, 'from', name);
const target = (name = '') => join(folder, 'to', name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-move-'));
  lines = [];
  [from, to] = [createDiskStorage(source()), createDiskStorage(target())];
  for (const name of ['a', 'b', 'c']) await from.write(name, Readable.from([Buffer.from(`the file ${name}`)]));
});
afterEach(() => rm(folder, { recursive: true }));

describe('moving files', () => {
  it('copies what is missing or differs, once, and leaves the source as it was', async () => {
    await to.write('b', Readable.from([Buffer.from('another b')]));
    await writeFile(source('half.part'), 'half');
    await writeFile(source('.database-id'), 'an id');
    expect(await copyFiles(from, to, log)).toEqual({ copied: 3, bytes: 30, there: 0, failed: 0 });
    expect((await readdir(target())).sort()).toEqual(['a', 'b', 'c']);
    expect(await readFile(target('b'), 'utf8')).toBe('the file b');
    expect((await readdir(source())).sort()).toEqual(['.database-id', 'a', 'b', 'c', 'half.part']);
    // The same size and time, and other content.
    await writeFile(target('c'), 'the file d');
    await utimes(target('c'), 1, 1);
    expect(await copyFiles(from, to, log)).toEqual({ copied: 1, bytes: 10, there: 2, failed: 0 });
    expect(await readFile(target('c'), 'utf8')).toBe('the file c');
    expect(lines).toEqual([]);
  });

  it('copies what a film is streamed from', async () => {
    for (const name of ['a.720.mp4', 'a.720.m3u8', 'a.poster.jpg']) await from.write(name, Readable.from([name]));
    expect(await copyFiles(from, to, log)).toMatchObject({ copied: 6, failed: 0 });
    expect(await readFile(target('a.720.mp4'), 'utf8')).toBe('a.720.mp4');
  });

  it('names each file whose copy fails or differs, and goes on', async () => {
    const lying: Storage = {
      ...to,
      write: (path, stream) => {
        if (path === 'a') return Promise.reject(new Error('no room'));
        return to.write(path, path === 'b' ? Readable.from([Buffer.from('the file x')]) : stream);
      },
    };
    expect(await copyFiles(from, lying, log)).toMatchObject({ copied: 1, there: 0, failed: 2 });
    expect(lines.sort()).toEqual(['a: no room', 'b: its copy differs']);
    expect(await copyFiles(from, to, log)).toMatchObject({ copied: 2, there: 1, failed: 0 });
  });

  it('passes over a file that is deleted meanwhile', async () => {
    const shrinking: Storage = {
      ...from,
      async read(path, range) {
        if (path === 'b') await from.remove('b');
        return from.read(path, range);
      },
    };
    expect(await copyFiles(shrinking, to, log)).toMatchObject({ copied: 2, there: 0, failed: 0 });
  });

  it('says what the command needs', async () => {
    const errors: string[] = [];
    const admin = (...args: string[]) =>
      runAdmin(args, { DATA_DIR: folder }, { out: log, error: (line) => errors.push(line) });
    expect(await admin('move-files')).toBe(2);
    expect(await admin('move-files', '--to', 'moon')).toBe(2);
    expect(errors.map((text) => text.split('\n')[0])).toEqual(
      Array(2).fill('move-files needs --to s3 or --to folder.'),
    );
    expect(await admin('move-files', '--to', 's3')).toBe(1);
    expect(errors.at(-1)).toBe('move-files needs S3_BUCKET and its key, besides STORAGE_DIR or DATA_DIR.');
  });
});
