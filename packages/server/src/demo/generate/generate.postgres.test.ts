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
function start(url = database.url) {
  const options = Object.entries(amounts).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const env = { PATH: process.env.PATH, DATABASE_URL: url, TOKEN_SECRET: 'x'.repeat(48) };
  return spawn(process.execPath, [command, 'generate', ...options], { env, stdio: 'ignore' });
}
const count = async (table: string) => Number((await client.query(`select count(*) from ${table}`)).rows[0].count);

describe('generating', { timeout: 120_000 }, () => {
  it('is completed by the same command after the process was killed at any stage', async () => {
    for (const table of ['courses', 'users', 'lectures', 'enrollments', 'lecture_progress']) {
      const before = await count(table);
      const killed = start();
      while ((await count(table)) === before && killed.exitCode === null);
      killed.kill('SIGKILL');
      if (killed.exitCode === null) await once(killed, 'exit');
      await hasEnded();
      expect(await miscounted()).toEqual([]);
    }
    expect((await once(start(), 'exit'))[0]).toBe(0);
    expect(await whole()).toEqual({ ...amounts, lectures: 20_000 });
    expect(await miscounted()).toEqual([]);
  });

  it('loses nothing that learners do at the same moment', async () => {
    await client.query(
      `delete from lecture_progress where user_id like '%7'; delete from enrollments where user_id like '%7'`,
    );
    const learners = new pg.Client({ connectionString: database.url });
    await learners.connect();
    try {
      await learners.query(`begin; update lecture_progress set is_completed = true where not is_completed;
        insert into enrollments (user_id, course_id)
          select user_id, max(id) from courses, enrollments where user_id like '%8' group by 1 on conflict do nothing`);
      const running = start();
      const isWaiting = 'select exists (select from pg_locks where not granted) as waits';
      await expect.poll(async () => (await client.query(isWaiting)).rows[0].waits, { timeout: 60_000 }).toBe(true);
      await learners.query('commit');
      expect((await once(running, 'exit'))[0]).toBe(0);
    } finally {
      await learners.end();
    }
    expect(await miscounted()).toEqual([]);
  });

  it('works with an account that may not turn triggers off', async () => {
    await client.query(`create role plain login password 'plain'; grant create on schema public to plain;
      grant all on all tables in schema public to plain;
      delete from lecture_progress; delete from enrollments`);
    try {
      const url = Object.assign(new URL(database.url), { username: 'plain', password: 'plain' }).href;
      expect((await once(start(url), 'exit'))[0]).toBe(0);
      expect(await whole()).toEqual({ ...amounts, lectures: 20_000 });
      expect(await miscounted()).toEqual([]);
    } finally {
      // Roles belong to all databases.
      await client.query('drop owned by plain; drop role plain');
    }
  });
});

/** The last statement of a killed process may still be running. */
const hasEnded = () => client.query(`select pg_advisory_lock(7405814); select pg_advisory_unlock(7405814)`);
const whole = async () =>
  (
    await client.query(`select (select count(*)::int from courses where id like '00c0%') courses,
      (select count(*)::int from lectures where id like '00c2%') lectures,
      (select count(*)::int from users where id like '00c3%') learners,
      (select count(*)::int from enrollments where user_id like '00c3%') enrollments,
      (select count(*)::int from lecture_progress where user_id like '00c3%') progress`)
  ).rows[0];
/** Instructors and lectures whose kept number of learners is not that of their rows. */
const miscounted = async () =>
  (
    await client.query(`(select creator_id, count(distinct user_id) from enrollments join courses on courses.id = course_id
      group by 1 except select instructor_id, students from instructor_students)
      union all (select lecture_id, count(*) from lecture_progress where is_completed
      group by 1 except select lecture_id, learners from lecture_completions)`)
  ).rows;
