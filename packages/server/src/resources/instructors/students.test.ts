import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, rows } from '../../db/database.ts';
import { generate } from '../../demo/generate/generate.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  // Two instructors, whose learners take several courses of each.
  const amounts = { courses: 400, learners: 60, enrollments: 500, progress: 0, hasLectures: false };
  await database.withLongTimeout((db) => generate(db, { ...amounts, isAmongPeople: false }, () => {}));
});
afterAll(() => database.close());

const query = (text: string) => rows<{ id: string; students: number }>(database.db, sql.raw(text));
const kept = () => query('select instructor_id as id, students from instructor_students order by 1');
const counted = () =>
  query(`select creator_id as id, count(distinct user_id)::int as students
    from courses left join enrollments on enrollments.course_id = courses.id group by 1 order by 1`);

it('counts the students of an instructor as they enroll and leave', async () => {
  expect(await kept()).toHaveLength(2);
  expect(await kept()).toEqual(await counted());
  // One of several courses, then all courses of one instructor, then a learner.
  await query(`delete from enrollments where (user_id, course_id) in
    (select user_id, min(course_id) from enrollments group by 1)`);
  expect(await kept()).toEqual(await counted());
  await query(`delete from enrollments where course_id in (select id from courses
    where creator_id = (select min(creator_id) from courses)) and user_id like '%5'`);
  expect(await kept()).toEqual(await counted());
  // An account with orders can't be deleted.
  await query('update enrollments set order_id = null');
  await query('delete from orders');
  expect(await kept()).toEqual(await counted());
  await query(`delete from users where id like '00c3%7'`);
  expect(await kept()).toEqual(await counted());
  await query(`insert into enrollments (user_id, course_id)
    select users.id, courses.id from users, courses where users.id like '00c3%' and courses.id like '%9'
    on conflict do nothing`);
  expect(await kept()).toEqual(await counted());
  await query('delete from enrollments');
  expect((await kept()).map(({ students }) => students)).toEqual([0, 0]);
});
