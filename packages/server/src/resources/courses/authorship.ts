import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { courses, lectures, sections } from '../../db/schema.ts';
import { problems } from '../../problems.ts';

/** What is not one's own is not there: the same refusal as for what never was (§10.10). */

const isAuthoredBy = (userId: string) => and(eq(courses.creatorId, userId), isNull(courses.deletedAt));

/** One's own course, locked until the transaction ends: changes of one course take turns. */
export async function lockAuthoredCourse(tx: Db, userId: string, courseId: string): Promise<void> {
  const [row] = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), isAuthoredBy(userId)))
    .for('update');
  if (!row) throw problems.courseNotFound();
}

/** Refuses unless the course is the person's own. */
export async function requireAuthoredCourse(db: Db, userId: string, courseId: string): Promise<void> {
  if ((await db.$count(courses, and(eq(courses.id, courseId), isAuthoredBy(userId)))) === 0)
    throw problems.courseNotFound();
}

/** A section of one's own course. */
export async function requireAuthoredSection(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({ id: sections.id, courseId: sections.courseId, title: sections.title, position: sections.position })
    .from(sections)
    .innerJoin(courses, eq(courses.id, sections.courseId))
    .where(and(eq(sections.id, id), isNull(sections.deletedAt), isAuthoredBy(userId)));
  if (!row) throw problems.sectionNotFound();
  return row;
}

/** A lecture of one's own course. */
export async function requireAuthoredLecture(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({
      id: lectures.id,
      courseId: lectures.courseId,
      courseTitle: courses.title,
      sectionId: lectures.sectionId,
      title: lectures.title,
      type: lectures.type,
      textContent: lectures.textContent,
      contentUrl: lectures.contentUrl,
    })
    .from(lectures)
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(and(eq(lectures.id, id), isNull(lectures.deletedAt), isAuthoredBy(userId)));
  if (!row) throw problems.lectureNotFound();
  return row;
}
