import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, rows } from '../../db/database.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { generate } from './generate.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const amounts = {
  courses: 300,
  learners: 90,
  enrollments: 500,
  progress: 2_345,
  hasLectures: true,
  isAmongPeople: false,
};
const run = async () => {
  const lines: string[] = [];
  await database.withLongTimeout((db) => generate(db, amounts, (line) => void lines.push(line)));
  return lines;
};
const one = async (statement: string) => (await rows(database.db, sql.raw(statement)))[0];
const counts = () =>
  one(`select (select count(*)::int from courses) courses, (select count(*)::int from lectures) lectures,
    (select count(*)::int from users where role = 'learner') learners,
    (select count(*)::int from enrollments) enrollments, (select count(*)::int from lecture_progress) progress`);
/** Orders, reviews and wishes; `isWrong`: whether one contradicts the enrollments. */
const extras = () =>
  one(`select (select count(*)::int from orders) orders, (select count(*)::int from reviews) reviews,
    (select count(*)::int from wishlist_items) wishes,
    exists (select from enrollments full join (orders join order_items on orders.id = order_items.order_id)
      on enrollments.order_id = orders.id and enrollments.user_id = orders.user_id
        and enrollments.course_id = order_items.course_id and orders.subtotal_paise = order_items.price_paise
      where enrollments.user_id is null or (enrollments.order_id is null) <> (orders.id is null))
    or exists (select from reviews left join enrollments using (user_id, course_id) where enrollments.user_id is null)
    or exists (select from wishlist_items join enrollments using (user_id, course_id)) as "isWrong"`);

describe('generated learners', () => {
  const expected = { courses: 300, lectures: 3_000, learners: 90, enrollments: 500, progress: 2_345 };

  it('have exactly as many enrollments and as much progress as asked for', async () => {
    await run();
    expect(await counts()).toEqual(expected);
    // No progress without an enrollment, and about the same amount for each learner.
    expect(
      await one(`select count(*)::int as stray from lecture_progress p join lectures l on l.id = p.lecture_id
        where not exists (select 1 from enrollments e where e.user_id = p.user_id and e.course_id = l.course_id)`),
    ).toEqual({ stray: 0 });
    expect(
      await one(`select min(taken)::int as least, max(taken)::int as most
        from (select count(*) as taken from enrollments group by user_id) each`),
    ).toEqual({ least: 5, most: 6 });
    // Courses differ in popularity.
    expect(
      await one(`select max(learners) > 20 as popular, min(learners) = 1 as rare
        from (select count(*) as learners from enrollments group by course_id) each`),
    ).toEqual({ popular: true, rare: true });
  });

  it('have orders, reviews and wishlists that fit their enrollments', async () => {
    const { orders, reviews, wishes, isWrong } = (await extras()) ?? {};
    expect(isWrong).toBe(false);
    // About a quarter, an eighth and a quarter of 500.
    expect(orders).toBeGreaterThan(80);
    expect(orders).toBeLessThan(140);
    expect(reviews).toBeGreaterThan(40);
    expect(reviews).toBeLessThan(90);
    expect(wishes).toBeGreaterThan(80);
    expect(wishes).toBeLessThan(140);
  });

  it('are completed by the next run where some are missing, and left alone otherwise', async () => {
    await database.db.execute(sql`delete from lecture_progress where user_id in (select id from users
      where role = 'learner' order by id limit 30 offset 40)`);
    await database.db.execute(sql`delete from enrollments where user_id in (select id from users
      where role = 'learner' order by id desc limit 20)`);
    const before = await extras();
    await database.db.execute(sql`delete from reviews`);
    await run();
    expect(await counts()).toEqual(expected);
    // Those of the batches that were completed.
    const { reviews, ...others } = (await extras()) ?? {};
    expect({ ...others, reviews: before?.reviews }).toEqual({ ...before, isWrong: false });
    expect(reviews).toBeGreaterThan(0);
    expect((await run())[0]).toBe('There are 300 of 300 courses already.');
    expect(await counts()).toEqual(expected);
  });
});
