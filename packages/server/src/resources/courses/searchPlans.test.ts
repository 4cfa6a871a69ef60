import { and, type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { rows } from '../../db/database.ts';
import { courses } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { all, filtersOf, type Search } from './searchFilters.ts';

const server = withServer();

/** How the database finds published courses, and reads their titles. */
async function planFor(search: Search, text?: SQL) {
  const lines = await rows<{ 'QUERY PLAN': string }>(
    server.db,
    sql`explain (costs off) select title from ${courses} where ${and(all(filtersOf(search)), text)} limit 1000`,
  );
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

beforeAll(async () => {
  const creator = await server.make.user({ role: 'instructor' });
  // In parts, for the limit on a statement's time.
  for (const part of ['one', 'two', 'three'])
    await server.db.execute(sql`insert into courses (id, creator_id, title, description, price_paise, level, status)
      select ${part} || n, ${creator}, case when n % 10 = 0 then 'Echo of ten' else 'Echo' end, repeat('Made up. ', 100),
        n % 20 * 100, 'Beginner', 'published' from generate_series(1, 1000) n`);
  await server.db.execute(sql`vacuum (analyze) ${courses}`);
});

it('finds the courses of a rare level without reading the others', async () => {
  expect(await planFor({ level: 'Expert' })).toMatch(/courses_(of_)?level/);
});

it('finds the few courses with a rare word by the word, not by a level that most have', async () => {
  const plan = await planFor({ level: 'Beginner' }, sql`${courses.textVector} @@ 'rarity:*'::tsquery`);
  expect(plan).toContain('courses_text_vector');
  expect(plan).not.toMatch(/courses_(of_)?level/);
});

it('reads no course that passes only one of two filters', async () => {
  const plan = await planFor({ maxPrice: 2 }, sql`${courses.textVector} @@ 'ten:*'::tsquery`);
  expect(plan).toContain('BitmapAnd');
});
