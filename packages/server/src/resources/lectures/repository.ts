import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Changes } from '../../db/changes.ts';
import type { Db } from '../../db/database.ts';
import { courses, lectures, questions, quizzes, videoStreams } from '../../db/schema.ts';
import { streamOfLecture } from '../../video/streamView.ts';
import { authoredLectureColumns, isAuthoredBy, wholeQuiz } from '../courses/authoredRepository.ts';

type LectureRow = typeof lectures.$inferSelect;
export type LectureFields = Changes<Omit<LectureRow, 'id' | 'courseId' | 'type' | 'createdAt' | 'deletedAt'>>;

/** A lecture in a course by this author, with where it belongs. */
export async function findAuthoredLecture(db: Db, userId: string, id: string) {
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
  return row;
}

/** A lecture with its whole content. */
export async function findLectureContent(db: Db, id: string) {
  const [row] = await db
    .select(authoredLectureColumns)
    .from(lectures)
    .leftJoin(quizzes, wholeQuiz)
    .leftJoin(videoStreams, streamOfLecture)
    .where(eq(lectures.id, id));
  return row;
}

export const countLectures = (db: Db, courseId: string): Promise<number> =>
  db.$count(lectures, and(eq(lectures.courseId, courseId), isNull(lectures.deletedAt)));

/** Adds a lecture, or replaces the one with this id. Returns its id, or undefined where it has been deleted. */
export async function saveLecture(
  tx: Db,
  id: string,
  fields: LectureFields & Pick<LectureRow, 'courseId' | 'sectionId' | 'title' | 'type'>,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(lectures)
    .values({ id, ...fields })
    .onConflictDoUpdate({ target: lectures.id, set: fields, setWhere: isNull(lectures.deletedAt) })
    .returning({ id: lectures.id });
  return row?.id;
}

/** Fields that are `undefined` stay as they are. */
export async function updateLecture(db: Db, id: string, fields: LectureFields): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return;
  await db.update(lectures).set(fields).where(eq(lectures.id, id));
}

/** Deletes a lecture; learners who enrolled before keep it. */
export const deleteLecture = (tx: Db, id: string): Promise<void> => markDeleted(tx, eq(lectures.id, id));

/** Deletes the lectures of a section; learners who enrolled before keep them. */
export const deleteLecturesOf = (tx: Db, sectionId: string): Promise<void> =>
  markDeleted(tx, eq(lectures.sectionId, sectionId));

/** No question is explained in a deleted lecture. */
async function markDeleted(tx: Db, which: SQL): Promise<void> {
  const gone = await tx
    .update(lectures)
    .set({ deletedAt: sql`now()` })
    .where(and(which, isNull(lectures.deletedAt)))
    .returning({ id: lectures.id });
  const ids = gone.map(({ id }) => id);
  await tx.update(questions).set({ explainedIn: null }).where(inArray(questions.explainedIn, ids));
}
