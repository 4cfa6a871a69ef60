import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { lectures, sections } from '../../db/schema.ts';
import { problems } from '../../problems.ts';

/** As many as an order of a course may name. */
const MOST = 1_000;

export async function addSection(
  tx: Db,
  id: string,
  fields: { courseId: string; title: string; position: number },
): Promise<string> {
  const count = await tx.$count(sections, and(eq(sections.courseId, fields.courseId), isNull(sections.deletedAt)));
  if (count >= MOST) throw problems.tooMany('sections', MOST);
  const [row] = await tx
    .insert(sections)
    .values({ id, ...fields })
    .onConflictDoUpdate({ target: sections.id, set: fields, setWhere: isNull(sections.deletedAt) })
    .returning({ id: sections.id });
  if (!row) throw problems.sectionNotFound();
  return row.id;
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
