import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, rows } from '../../db/database.ts';
import { generate } from '../../demo/generate/generate.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { recordAnswer, saveProgress } from './progressRepository.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const amounts = { courses: 30, learners: 20, enrollments: 100, progress: 300, hasLectures: true };
  await database.withLongTimeout((db) => generate(db, { ...amounts, isAmongPeople: false }, () => {}));
});
afterAll(() => database.close());

const query = (text: string) =>
  rows<{ userId: string; lectureId: string; learners: number }>(database.db, sql.raw(text));
const kept = () =>
  query('select lecture_id as "lectureId", learners from lecture_completions where learners > 0 order by 1');
const counted = () =>
  query(`select lecture_id as "lectureId", count(*)::int as learners
    from lecture_progress where is_completed group by 1 order by 1`);

it('counts the learners who completed a lecture as they do', async () => {
  expect((await kept()).length).toBeGreaterThan(50);
  expect(await kept()).toEqual(await counted());

  const open = await query(`select user_id as "userId", lecture_id as "lectureId" from lecture_progress
    where not is_completed order by 1, 2 limit 20`);
  const before = await counted();
  const report = { position: 60, isCompleted: false };
  await saveProgress(
    database.db,
    open.map((row) => ({ ...row, ...report })),
  );
  expect(await kept()).toEqual(before);
  // Twice: what is completed already is not counted again.
  for (let time = 0; time < 2; time++)
    await saveProgress(
      database.db,
      open.slice(1).map((row) => ({ ...row, ...report, isCompleted: true })),
    );
  for (const { userId, lectureId } of [...open.slice(0, 1), ...open.slice(0, 1)])
    await recordAnswer(database.db, userId, lectureId, true);
  expect(await kept()).toEqual(await counted());
  expect(await kept()).not.toEqual(before);

  await query(`update lecture_progress set is_completed = false where user_id like '%3'`);
  expect(await kept()).toEqual(await counted());
  await query(`delete from users where id like '00c3%7'`);
  expect(await kept()).toEqual(await counted());
  await query(`delete from lecture_progress where lecture_id like '%5'`);
  expect(await kept()).toEqual(await counted());
});
