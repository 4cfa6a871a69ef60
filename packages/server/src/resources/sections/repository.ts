import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { lectures, sections } from '../../db/schema.ts';
import { problems } from '../../problems.ts';

/** As many as an order of a course may name. */
const MOST = 1_000;

export async function addSection(
  tx: Db,
  fields: { courseId: string; title: string; position: number },
): Promise<string> {
  const count = await tx.$count(sections, and(eq(sections.courseId, fields.courseId), isNull(sections.deletedAt)));
  if (count >= MOST) throw problems.tooMany('sections', MOST);
  const id = newId();
  await tx.insert(sections).values({ id, ...fields });
  return id;
}

/** Changes what is given. */
export async function updateSection(
  db: Db,
  id: string,
  fields: { title: string | undefined; position: number | undefined },
): Promise<void> {
  if (fields.title === undefined && fields.position === undefined) return;
  await db.update(sections).set(fields).where(eq(sections.id, id));
}

/** The section goes with its lectures; those who enrolled before keep both. */
export async function removeSection(tx: Db, id: string): Promise<void> {
  const gone = { deletedAt: sql`now()` };
  await tx.update(sections).set(gone).where(eq(sections.id, id));
  await tx
    .update(lectures)
    .set(gone)
    .where(and(eq(lectures.sectionId, id), isNull(lectures.deletedAt)));
}
