import { and, type Column, desc, eq, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { courses, lectures, submissions, users, works } from '../../db/schema.ts';
import { sizesOf } from '../courses/pictureView.ts';
import { isPublished } from '../courses/searchRepository.ts';

/** What is shown of a submission; the query joins `works`. */
export const shownColumns = {
  title: works.title,
  caption: works.caption,
  pictureFileId: works.pictureFileId,
  pictureSizes: sizesOf(works.pictureFileId),
  sharedAt: works.sharedAt,
};

const creators = alias(users, 'creators');

/** An assignment that learners find in its course. */
const isThere = (assignment: Record<'isPublished' | 'deletedAt', Column>) =>
  and(eq(assignment.isPublished, true), isNull(assignment.deletedAt));

/** What else a learner shows of a course. */
const other = {
  work: alias(works, 'other_work'),
  submission: alias(submissions, 'other'),
  lecture: alias(lectures, 'other_lecture'),
};
/** Of each learner and course the newest, while the course is published and shows the assignment; newest first. */
export function listWorks(db: Db, { courseId, limit }: { courseId: string | undefined; limit: number }) {
  const comesFirst = db
    .select({ id: other.work.submissionId })
    .from(other.work)
    .innerJoin(other.submission, eq(other.submission.id, other.work.submissionId))
    .innerJoin(other.lecture, eq(other.lecture.id, other.submission.lectureId))
    .where(
      and(
        eq(other.work.userId, works.userId),
        eq(other.work.courseId, works.courseId),
        sql`(${other.work.sharedAt}, ${works.submissionId}) > (${works.sharedAt}, ${other.work.submissionId})`,
        isThere(other.lecture),
      ),
    );
  return db
    .select({
      id: works.submissionId,
      shown: shownColumns,
      courseId: courses.id,
      courseTitle: courses.title,
      learner: { firstName: users.firstName, lastName: users.lastName, pictureFileId: users.pictureFileId },
      instructor: { firstName: creators.firstName, lastName: creators.lastName },
    })
    .from(works)
    .innerJoin(submissions, eq(submissions.id, works.submissionId))
    .innerJoin(lectures, eq(lectures.id, submissions.lectureId))
    .innerJoin(courses, eq(courses.id, works.courseId))
    .innerJoin(users, eq(users.id, works.userId))
    .innerJoin(creators, eq(creators.id, courses.creatorId))
    .where(
      and(
        isPublished,
        isThere(lectures),
        courseId === undefined ? undefined : eq(works.courseId, courseId),
        notExists(comesFirst),
      ),
    )
    .orderBy(desc(works.sharedAt), works.submissionId)
    .limit(limit);
}

/** A learner's submission, locked until the transaction ends: its work changes one step at a time. */
export async function lockSubmission(tx: Db, userId: string, lectureId: string) {
  const [row] = await tx
    .select({ id: submissions.id, courseId: lectures.courseId })
    .from(submissions)
    .innerJoin(lectures, eq(lectures.id, submissions.lectureId))
    .where(and(eq(submissions.userId, userId), eq(submissions.lectureId, lectureId)))
    .for('update', { of: submissions });
  return row;
}

/** Whether there is such a submission in a course by this author, or in any course. */
export async function isReceived(db: Db, submissionId: string, authorId: string | undefined): Promise<boolean> {
  const [row] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .innerJoin(lectures, eq(lectures.id, submissions.lectureId))
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(
      and(
        eq(submissions.id, submissionId),
        isNull(courses.deletedAt),
        authorId === undefined ? undefined : eq(courses.creatorId, authorId),
      ),
    );
  return row !== undefined;
}

export async function findWork(db: Db, submissionId: string) {
  const [row] = await db.select(shownColumns).from(works).where(eq(works.submissionId, submissionId));
  return row;
}

type WorkRow = typeof works.$inferInsert;

/** Shows a work, or changes it: the day on which it was first shown stays. */
export async function saveWork(tx: Db, work: Omit<WorkRow, 'sharedAt'>): Promise<void> {
  const { title, caption, pictureFileId } = work;
  await tx
    .insert(works)
    .values(work)
    .onConflictDoUpdate({ target: works.submissionId, set: { title, caption, pictureFileId } });
}

/** Takes a work down. Returns its picture. */
export async function removeWork(tx: Db, submissionId: string): Promise<string | null> {
  const [row] = await tx
    .delete(works)
    .where(eq(works.submissionId, submissionId))
    .returning({ pictureFileId: works.pictureFileId });
  return row?.pictureFileId ?? null;
}
