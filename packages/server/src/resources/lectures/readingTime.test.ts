import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readingSeconds } from '@lectern/sdk/rules';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { lectures } from '../../db/schema.ts';
import { packageRoot } from '../../packageRoot.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();

it('is given to texts from before it was counted, and to nothing else', async () => {
  const texts = [
    `<p>${'Take a rope. '.repeat(50)}</p>`,
    `<h2>Knots</h2><p>One<br>two, <a href="https://host/a?b=c&amp;d=e" rel="noopener">three</a>; – 4 &lt; 5 …</p><hr>`,
    `<ul><li>Größe</li><li>Ёлка</li><li>naïve—or not</li><li>漢字</li></ul><p>“quoted” «so» • · →</p>`.repeat(9),
    `<p>one\u00a0two&nbsp;three\n\tfour - * 5.</p>`.repeat(20),
  ];
  const courseId = await server.make.course();
  const sectionId = await server.make.section(courseId);
  const add = (fields: object) => server.make.lecture(courseId, sectionId, fields);
  const ids = await Promise.all(texts.map((textContent) => add({ textContent })));
  const kept = await add({ textContent: texts[0], durationSeconds: 7 });
  const brief = await add({ type: 'assignment', textContent: texts[0] });

  await server.db.execute(sql.raw(await readFile(join(packageRoot, 'migrations/0027_reading_time.sql'), 'utf8')));

  const lengthOf = async (id: string) =>
    (await server.db.select().from(lectures).where(eq(lectures.id, id)))[0]?.durationSeconds;
  expect(await Promise.all(ids.map(lengthOf))).toEqual(texts.map(readingSeconds));
  expect(await Promise.all([kept, brief].map(lengthOf))).toEqual([7, 0]);
});
