import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { courses, lectures, submissions, users, works } from '../../db/schema.ts';
import { shownColumns } from '../works/repository.ts';

type SubmissionRow = typeof submissions.$inferSelect;

/** A submission, and what its learner shows of it. */
const submissionColumns = { submission: submissions, work: shownColumns };

export type FoundSubmission = NonNullable<Awaited<ReturnType<typeof findSubmission>>>;

export async function findSubmission(db: Db, userId: string, lectureId: string) {
  const [row] = await db
    .select(submissionColumns)
    .from(submissions)
    .leftJoin(works, eq(works.submissionId, submissions.id))
    .where(and(eq(submissions.userId, userId), eq(submissions.lectureId, lectureId)));
  return row;
}

/** Stores a submission. A second one replaces the first and clears its grade (§4). */
export async function saveSubmission(
  db: Db,
  work: Pick<SubmissionRow, 'userId' | 'lectureId' | 'submissionText' | 'submissionUrl'>,
): Promise<FoundSubmission> {
  const { submissionText, submissionUrl } = work;
  await db
    .insert(submissions)
    .values({ id: newId(), ...work })
    .onConflictDoUpdate({
      target: [submissions.lectureId, submissions.userId],
      set: { submissionText, submissionUrl, grade: null, feedback: '', gradedAt: null, createdAt: sql`now()` },
    });
  return (await findSubmission(db, work.userId, work.lectureId)) as FoundSubmission;
}

const receivedColumns = {
  ...submissionColumns,
  learner: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    pictureFileId: users.pictureFileId,
  },
};

/** The submissions for a lecture, oldest first. */
export function listReceived(db: Db, lectureId: string, isUngraded: boolean) {
  return db
    .select(receivedColumns)
    .from(submissions)
    .innerJoin(users, eq(users.id, submissions.userId))
    .leftJoin(works, eq(works.submissionId, submissions.id))
    .where(and(eq(submissions.lectureId, lectureId), isUngraded ? isNull(submissions.grade) : undefined))
    .orderBy(asc(submissions.createdAt), asc(submissions.id));
}

const isWaitingFor = (instructorId: string) =>
  and(
    isNull(submissions.grade),
    eq(courses.creatorId, instructorId),
    isNull(lectures.deletedAt),
    isNull(courses.deletedAt),
  );

export async function countWaiting(db: Db, instructorId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(submissions)
    .innerJoin(lectures, eq(lectures.id, submissions.lectureId))
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(isWaitingFor(instructorId));
  return row?.count ?? 0;
}

/** Ungraded submissions in all courses of an author, oldest first. */
export function listWaiting(db: Db, instructorId: string, { page, size }: { page: number; size: number }) {
  return db
    .select({
      ...receivedColumns,
      lecture: {
        _id: lectures.id,
        title: lectures.title,
        courseId: lectures.courseId,
        courseTitle: courses.title,
      },
    })
    .from(submissions)
    .innerJoin(users, eq(users.id, submissions.userId))
    .leftJoin(works, eq(works.submissionId, submissions.id))
    .innerJoin(lectures, eq(lectures.id, submissions.lectureId))
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(isWaitingFor(instructorId))
    .orderBy(asc(submissions.createdAt), asc(submissions.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** A submission in a course of this author, with where it belongs. */
export async function findReceived(db: Db, instructorId: string, id: string) {
  const [row] = await db
    .select({
      ...receivedColumns,
      lectureTitle: lectures.title,
      courseId: lectures.courseId,
      courseTitle: courses.title,
    })
    .from(submissions)
    .innerJoin(users, eq(users.id, submissions.userId))
    .leftJoin(works, eq(works.submissionId, submissions.id))
    .innerJoin(lectures, eq(lectures.id, submissions.lectureId))
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(
      and(
        eq(submissions.id, id),
        eq(courses.creatorId, instructorId),
        isNull(lectures.deletedAt),
        isNull(courses.deletedAt),
      ),
    );
  return row;
}

/** A graded submission of a learner, with where it belongs. */
export async function findGraded(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({
      grade: submissions.grade,
      feedback: submissions.feedback,
      lectureId: lectures.id,
      lectureTitle: lectures.title,
      courseId: courses.id,
      courseTitle: courses.title,
    })
    .from(submissions)
    .innerJoin(lectures, eq(lectures.id, submissions.lectureId))
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(and(eq(submissions.id, id), eq(submissions.userId, userId), isNotNull(submissions.grade)));
  return row;
}

/** The instructor of an assignment's course. */
export async function findInstructor(db: Db, lectureId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: courses.creatorId })
    .from(lectures)
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(eq(lectures.id, lectureId));
  return row?.id;
}

/** Whether an assignment has ungraded submissions. */
export async function hasUngraded(db: Db, lectureId: string): Promise<boolean> {
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.lectureId, lectureId), isNull(submissions.grade)))
    .limit(1);
  return rows.length > 0;
}

export async function gradeSubmission(
  db: Db,
  id: string,
  marks: { grade: number; feedback: string | undefined },
): Promise<SubmissionRow> {
  const [row] = await db
    .update(submissions)
    .set({ ...marks, gradedAt: sql`now()` })
    .where(eq(submissions.id, id))
    .returning();
  return row as SubmissionRow;
}
