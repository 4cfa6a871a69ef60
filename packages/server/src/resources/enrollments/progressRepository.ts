import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { courses, enrollments, lectureProgress, lectures } from '../../db/schema.ts';
import { accessColumns } from './accessRepository.ts';
import { isKeptBy } from './keptLectures.ts';

const userId = sql.placeholder('userId');

const other = alias(lectures, 'other');
const isKept = isKeptBy(userId, other);

const progressStatement = prepared((db) =>
  db
    .select({
      type: lectures.type,
      duration: lectures.durationSeconds,
      ...accessColumns,
      total: sql<number>`(select count(*)::int from ${lectures} ${other} where ${other.courseId} = ${courses.id} and ${isKept})`,
      othersCompleted: sql<number>`(select count(*)::int from ${lectures} ${other} join lecture_progress p on p.lecture_id = ${other.id}
        where ${other.courseId} = ${courses.id} and ${isKept} and p.user_id = ${userId} and p.is_completed
          and ${other.id} <> ${lectures.id})`,
    })
    .from(lectures)
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .leftJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, userId)))
    .where(eq(lectures.id, sql.placeholder('lectureId')))
    .prepare('find_for_progress'),
);

/** A lecture with what decides on access, and how much of its course this learner has completed besides it. */
export async function findForProgress(db: Db, userId: string, lectureId: string) {
  const [row] = await progressStatement(db, { userId, lectureId });
  return row;
}

const saveStatement = prepared((db) =>
  db
    .insert(lectureProgress)
    .values({
      userId,
      lectureId: sql.placeholder('lectureId'),
      positionSeconds: sql.placeholder('position'),
      isCompleted: sql.placeholder('isCompleted'),
    })
    .onConflictDoUpdate({
      target: [lectureProgress.userId, lectureProgress.lectureId],
      set: {
        positionSeconds: sql`greatest(${lectureProgress.positionSeconds}, excluded.position_seconds)`,
        isCompleted: sql`${lectureProgress.isCompleted} or excluded.is_completed`,
        updatedAt: sql`now()`,
      },
    })
    .returning({ position: lectureProgress.positionSeconds, isCompleted: lectureProgress.isCompleted })
    .prepare('save_progress'),
);

/** Stores progress. Neither the position nor the completion moves back, whatever the order of the reports. */
export async function saveProgress(db: Db, userId: string, lectureId: string, position: number, isCompleted: boolean) {
  const [row] = await saveStatement(db, { userId, lectureId, position, isCompleted });
  return row ?? { position, isCompleted };
}
