import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openPostgres } from '../../db/openPostgres.ts';
import { bundle } from '../../testing/runServer.ts';
import { createDatabase } from '../../testing/testDatabase.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: pg.Client;
let command: string;
beforeAll(async () => {
  database = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
  const migrated = openPostgres(database.url, () => {});
  await migrate(migrated);
  await migrated.close();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  command = await bundle('src/admin.ts');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const amounts = { courses: 2_000, learners: 1_000, enrollments: 8_000, progress: 40_000 };
function start() {
  const options = Object.entries(amounts).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url, TOKEN_SECRET: 'x'.repeat(48) };
  return spawn(process.execPath, [command, 'generate', ...options], { env, stdio: 'ignore' });
}
const count = async (table: string) => Number((await client.query(`select count(*) from ${table}`)).rows[0].count);

describe('generating', { timeout: 120_000 }, () => {
  it('is completed by the same command after the process was killed at any stage', async () => {
    for (const table of ['courses', 'lectures', 'users', 'enrollments', 'lecture_progress']) {
      const before = await count(table);
      const killed = start();
      while ((await count(table)) === before && killed.exitCode === null);
      killed.kill('SIGKILL');
      if (killed.exitCode === null) await once(killed, 'exit');
    }
    expect((await once(start(), 'exit'))[0]).toBe(0);
    const whole = await client.query(`select (select count(*)::int from courses where id like '00c0%') courses,
      (select count(*)::int from lectures where id like '00c2%') lectures,
      (select count(*)::int from users where id like '00c3%') learners,
      (select count(*)::int from enrollments where user_id like '00c3%') enrollments,
      (select count(*)::int from lecture_progress where user_id like '00c3%') progress`);
    expect(whole.rows[0]).toEqual({ ...amounts, lectures: 20_000 });
  });
});
