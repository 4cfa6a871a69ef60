import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { courses, sections } from '../../db/schema.ts';
import { isAuthoredBy } from '../courses/authoredRepository.ts';
import { deleteLecturesOf } from '../lectures/repository.ts';

/** A section of a course by this author. */
export async function findAuthoredSection(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({ id: sections.id, courseId: sections.courseId, title: sections.title, position: sections.position })
    .from(sections)
    .innerJoin(courses, eq(courses.id, sections.courseId))
    .where(and(eq(sections.id, id), isNull(sections.deletedAt), isAuthoredBy(userId)));
  return row;
}

export const countSections = (db: Db, courseId: string): Promise<number> =>
  db.$count(sections, and(eq(sections.courseId, courseId), isNull(sections.deletedAt)));

/** Adds a section, or replaces the one with this id. Returns its id, or undefined where it has been deleted. */
export async function saveSection(
  tx: Db,
  id: string,
  fields: { courseId: string; title: string; position: number },
): Promise<string | undefined> {
  const [row] = await tx
    .insert(sections)
    .values({ id, ...fields })
    .onConflictDoUpdate({ target: sections.id, set: fields, setWhere: isNull(sections.deletedAt) })
    .returning({ id: sections.id });
  return row?.id;
}

/** Fields that are `undefined` stay as they are. */
export async function updateSection(
  db: Db,
  id: string,
  fields: { title: string | undefined; position: number | undefined },
): Promise<void> {
  if (fields.title === undefined && fields.position === undefined) return;
  await db.update(sections).set(fields).where(eq(sections.id, id));
}

/** Deletes a section with its lectures; learners who enrolled before keep both. */
export async function deleteSection(tx: Db, id: string): Promise<void> {
  await tx.update(sections).set({ deletedAt: sql`now()` }).where(eq(sections.id, id));
  await deleteLecturesOf(tx, id);
}
