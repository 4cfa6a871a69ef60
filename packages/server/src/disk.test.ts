import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endpoints } from '@lectern/sdk/api';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rows } from './db/database.ts';
import { openEmbedded } from './db/openEmbedded.ts';
import { RESERVED_BYTES } from './storage/diskSpace.ts';
import { bundle, runServer, type ServerProcess } from './testing/runServer.ts';
import { placeDatabase } from './testing/testDatabase.ts';

const execute = promisify(execFile);
const MB = 1024 * 1024;

/** Mounts a small disk, which takes root: `vitest.config.ts` excludes this file elsewhere. */
let disk: string;
const running: ServerProcess[] = [];
beforeEach(async () => {
  disk = await mkdtemp(join(tmpdir(), 'lectern-disk-'));
  await execute('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  await execute('umount', ['-l', disk]);
  await rm(disk, { recursive: true });
});

const dataDir = () => join(disk, 'data');
async function run() {
  const server = await runServer({ DATA_DIR: dataDir(), SEED: '0' });
  running.push(server);
  return server;
}
const free = async () => {
  const { bavail, bsize } = await statfs(disk);
  return bavail * bsize;
};
/** Fills the disk except for this many bytes. */
const fill = async (left: number) => writeFile(join(disk, 'ballast'), Buffer.alloc(Math.max(0, (await free()) - left)));
const makeRoom = () => rm(join(disk, 'ballast'));
async function signUp(server: ServerProcess, email: string) {
  const answer = await fetch(`${server.address}/api${endpoints.auth.signUp.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'A', lastName: 'B', email, password: 'kept for ever' }),
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string; message?: string } };
}
const statusOf = async (server: ServerProcess, path: string) => (await fetch(`${server.address}/api${path}`)).status;

describe('a full disk', { timeout: 120_000 }, () => {
  it.each(['new', 'used before'])('refuses writes and serves reads, with a data folder that is %s', async (kind) => {
    if (kind === 'used before') {
      await placeDatabase(dataDir());
      const before = await run();
      expect((await signUp(before, 'before@example.com')).status).toBe(200);
      expect(await before.end('SIGTERM')).toBe(0);
    }
    const server = await run();
    expect((await signUp(server, 'kept@example.com')).status).toBe(200);
    await fill(RESERVED_BYTES - MB);
    for (let n = 0; n < 20; n++) {
      expect(await signUp(server, `refused${n}@example.com`)).toMatchObject({
        status: 507,
        body: {
          code: 'storage_full',
          message: 'The server is out of space, so nothing can be saved. Please try again later.',
        },
      });
    }
    expect(await statusOf(server, '/health')).toBe(200);
    expect(await statusOf(server, '/search/courses')).toBe(200);
    expect(server.output().match(/"level":[45]0.*/g)).toEqual([expect.stringContaining('the disk is full')]);
    await makeRoom();
    expect((await signUp(server, 'refused0@example.com')).status).toBe(200);
    expect((await signUp(server, 'kept@example.com')).status).toBe(409);

    // It refuses to start, since it could not recover, and says what to do.
    expect(await server.end('SIGTERM')).toBe(0);
    await fill(10 * MB);
    await expect(run()).rejects.toThrow(
      new RegExp(
        `exit 1: .*Lectern could not start: The disk of ${dataDir()}/database has \\d+ MB left, and the embedded database needs 32 MB\\. Make room on it, or set DATA_DIR to a folder on another disk\\.`,
        's',
      ),
    );
    await makeRoom();
    expect((await signUp(await run(), 'kept@example.com')).status).toBe(409);
  });

  it('ends the process with code 1 when the database cannot extend its log, and loses nothing that was saved', async () => {
    await placeDatabase(dataDir());
    const script = join(tmpdir(), `lectern-log-${process.pid}.mjs`);
    await writeFile(script, filling(await bundle('src/db/openDatabase.ts'), dataDir()));
    await fill(15 * MB + 40 * MB);
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    await rm(script);
    expect(output).toMatch(
      new RegExp(
        `Lectern had to stop: the database in ${dataDir()}/database no longer responds, because the disk is full \\(\\d+ MB free\\)\\. Make room on it, then start Lectern again\\. Everything that was saved is still there\\.`,
      ),
    );
    expect(code).toBe(1);
    await rm(join(disk, 'ballast2'));
    await makeRoom();
    const server = await run();
    expect((await signUp(server, 'after@example.com')).status).toBe(200);
  });
});

describe('a damaged data folder', { timeout: 120_000 }, () => {
  it('is reported, with what to do', async () => {
    await placeDatabase(dataDir());
    await writeFile(join(dataDir(), 'database/global/pg_control'), Buffer.alloc(8_192, 'x'));
    await expect(run()).rejects.toThrow(
      new RegExp(
        `exit 1: .*Lectern could not start: The database in ${dataDir()}/database can't be opened\\. It is damaged or was made by another version\\. Restore ${dataDir()} from a backup, or move the database and the files in ${dataDir()}/files away to start with empty ones`,
        's',
      ),
    );
  });

  it('is reported with its path where a table is damaged', async () => {
    await placeDatabase(dataDir());
    const database = await openEmbedded(join(dataDir(), 'database'));
    const [table] = await rows<{ path: string }>(database.db, sql`select pg_relation_filepath('migrations') as path`);
    await database.close();
    await rm(join(dataDir(), 'database', table?.path ?? ''));
    await expect(run()).rejects.toThrow(
      `Lectern could not start: The database in ${dataDir()}/database can't be opened. It is damaged or was made by another version. Restore ${dataDir()} from a backup`,
    );
  });
});

/** A program that fills the disk, leaving less than the log needs, and writes to the database nevertheless. */
const filling = (start: string, folder: string) => `
import { statfsSync, writeFileSync } from 'node:fs';
import { openDatabase } from ${JSON.stringify(start)};
const database = await openDatabase({ dataDir: ${JSON.stringify(folder)} }, () => {}, []);
const { bavail, bsize } = statfsSync(${JSON.stringify(folder)});
writeFileSync(${JSON.stringify(join(folder, '../ballast2'))}, Buffer.alloc(Math.max(0, bavail * bsize - 15 * 1024 * 1024)));
await database.onOneConnection(async (run) => {
  await run('create table filler (id int primary key, text text)');
  await run("insert into filler values (1, '')");
  for (;;) await run("update filler set text = repeat(gen_random_uuid()::text, 50)");
});
`;
