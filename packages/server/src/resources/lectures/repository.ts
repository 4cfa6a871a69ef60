import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Changes } from '../../db/changes.ts';
import type { Db } from '../../db/database.ts';
import { lectures, quizzes } from '../../db/schema.ts';
import { problems } from '../../problems.ts';
import { authoredLectureColumns, wholeQuiz } from '../courses/authoredRepository.ts';

type LectureRow = typeof lectures.$inferSelect;
export type LectureFields = Changes<Omit<LectureRow, 'id' | 'courseId' | 'type' | 'createdAt' | 'deletedAt'>>;

/** As many as an order of a course may name. */
const MOST = 10_000;

export async function findAuthoredLecture(db: Db, id: string) {
  const [row] = await db
    .select(authoredLectureColumns)
    .from(lectures)
    .leftJoin(quizzes, wholeQuiz)
    .where(eq(lectures.id, id));
  if (!row) throw problems.lectureNotFound();
  return row;
}

export async function addLecture(
  tx: Db,
  id: string,
  fields: LectureFields & Pick<LectureRow, 'courseId' | 'sectionId' | 'title' | 'type'>,
): Promise<string> {
  const count = await tx.$count(lectures, and(eq(lectures.courseId, fields.courseId), isNull(lectures.deletedAt)));
  if (count >= MOST) throw problems.tooMany('lectures', MOST);
  const [row] = await tx
    .insert(lectures)
    .values({ id, ...fields })
    .onConflictDoUpdate({ target: lectures.id, set: fields, setWhere: isNull(lectures.deletedAt) })
    .returning({ id: lectures.id });
  if (!row) throw problems.lectureNotFound();
  return row.id;
}

/** Changes what is given. */
export async function updateLecture(db: Db, id: string, fields: LectureFields): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return;
  await db.update(lectures).set(fields).where(eq(lectures.id, id));
}

/** Those who enrolled before keep it. */
export async function removeLecture(db: Db, id: string): Promise<void> {
  await db.update(lectures).set({ deletedAt: sql`now()` }).where(eq(lectures.id, id));
}
