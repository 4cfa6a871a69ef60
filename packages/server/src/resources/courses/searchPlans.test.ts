import { and, type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { rows } from '../../db/database.ts';
import { courses } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { all, filtersOf } from './searchFilters.ts';

const server = withServer();

/** How the database carries out a query of the published courses of a level. */
async function planFor(level: string, selected: SQL, text?: SQL) {
  const lines = await rows<{ 'QUERY PLAN': string }>(
    server.db,
    sql`explain (costs off) select ${selected} from ${courses} where ${and(all(filtersOf({ level })), text)} limit 1000`,
  );
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

beforeAll(async () => {
  const creator = await server.make.user({ role: 'instructor' });
  // In parts, for the limit on a statement's time.
  for (const part of ['one', 'two', 'three'])
    await server.db.execute(sql`insert into courses (id, creator_id, title, description, price_paise, level, status)
      select ${part} || n, ${creator}, 'Echo', 'Made up.', 0, 'Beginner', 'published' from generate_series(1, 1000) n`);
  await server.db.execute(sql`vacuum (analyze) ${courses}`);
});

it('finds the courses of a rare level without reading the others', async () => {
  expect(await planFor('Expert', sql`title`)).toContain('courses_level');
});

it('finds the few courses with a rare word by the word, not by a level that most have', async () => {
  const plan = await planFor('Beginner', sql`title`, sql`${courses.textVector} @@ 'rarity:*'::tsquery`);
  expect(plan).toContain('courses_text_vector');
  expect(plan).not.toContain('courses_level');
});
