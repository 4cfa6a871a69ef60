import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runAdmin } from '../admin/runAdmin.ts';
import { openEmbedded } from '../db/openEmbedded.ts';
import { placeDatabase } from '../testing/testDatabase.ts';
import { createTestBucket } from '../testing/testStorage.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lectern-backup-s3-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function admin(settings: Record<string, string>, ...args: string[]) {
  const said: string[] = [];
  const code = await runAdmin(args, settings, { out: (line) => said.push(line), error: (line) => said.push(line) });
  return { code, said: said.join('\n') };
}

it('a backup goes from a folder into a bucket, and from a bucket into a folder', { timeout: 60_000 }, async () => {
  const home = join(directory, 'home');
  await placeDatabase(home);
  const contents = new Map([1, 9 * 1024 * 1024].map((size) => [`file-${size}`, randomBytes(size)]));
  await mkdir(join(home, 'files'));
  for (const [name, bytes] of contents) await writeFile(join(home, 'files', name), bytes);
  const database = await openEmbedded(join(home, 'database'));
  await database
    .onOneConnection(async (run) => {
      for (const [name, { length }] of contents)
        await run(
          `insert into files (id, path, mime, size, is_public) values ('${name}', '${name}', 'video/mp4', ${length}, true)`,
        );
    })
    .finally(database.close);

  const { endpoint, bucket, accessKeyId, secretAccessKey } = await createTestBucket();
  const s3 = {
    S3_ENDPOINT: endpoint ?? '',
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const [first, second] = [join(directory, 'first.backup'), join(directory, 'second.backup')];
  expect(await admin({ DATA_DIR: home }, 'backup', first)).toMatchObject({ code: 0 });
  const away = { DATA_DIR: join(directory, 'away'), ...s3 };
  expect(await admin(away, 'restore', first)).toMatchObject({ code: 0 });
  expect((await admin({ DATA_DIR: join(directory, 'again'), ...s3 }, 'restore', first)).said).toMatch(
    new RegExp(`the bucket ${bucket} isn't empty`),
  );
  expect(await admin(away, 'backup', second)).toMatchObject({ code: 0 });
  const back = join(directory, 'back');
  expect(await admin({ DATA_DIR: back }, 'restore', second)).toMatchObject({ code: 0 });
  expect((await readdir(join(back, 'files'))).sort()).toEqual(['.database-id', ...contents.keys()].sort());
  for (const [name, bytes] of contents) expect((await readFile(join(back, 'files', name))).equals(bytes)).toBe(true);
});
