import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { rows } from '../../db/database.ts';
import { courses } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { all, filtersOf } from './searchFilters.ts';

const server = withServer();

/** How the database carries out a query of the published courses of a level. */
async function planFor(level: string, selected: SQL) {
  const lines = await rows<{ 'QUERY PLAN': string }>(
    server.db,
    sql`explain (costs off) select ${selected} from ${courses} where ${all(filtersOf({ level }))} limit 1000`,
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

it('counts the courses of a level in the index alone', async () => {
  expect(await planFor('Beginner', sql`1`)).toContain('Index Only Scan using courses_level');
});
