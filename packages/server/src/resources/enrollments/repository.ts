import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  categories,
  courses,
  enrollments,
  lectureProgress,
  lectures,
  quizAttempts,
  quizzes,
  sections,
  submissions,
  users,
  videoStreams,
  wishlistItems,
} from '../../db/schema.ts';
import { streamOfLecture } from '../../video/streamView.ts';
import { cardColumns } from '../courses/courseCard.ts';
import { detailColumns } from '../courses/repository.ts';
import { contentColumns } from '../lectures/lectureContent.ts';
import { isKeptBy } from './keptLectures.ts';

const isKept = isKeptBy(enrollments.userId);

/** The progress of a learner in a course. */
export const progressColumns = {
  enrolledAt: enrollments.createdAt,
  completed: ofProgress<number>(sql`count(*) filter (where ${lectureProgress.isCompleted})::int`),
  lastLectureId: sql<string | null>`(select ${lectureProgress.lectureId} from ${lectureProgress}
    join ${lectures} on ${lectures.id} = ${lectureProgress.lectureId}
    where ${lectureProgress.userId} = ${enrollments.userId} and ${lectures.courseId} = ${enrollments.courseId}
      and ${isKept} order by ${lectureProgress.updatedAt} desc limit 1)`,
  /** What this learner can study: more than the catalogue counts where lectures were deleted since they enrolled. */
  keptLectures: sql<number>`(select count(*)::int from ${lectures}
    where ${lectures.courseId} = ${enrollments.courseId} and ${isKept})`,
};

/** An aggregate over a learner's progress in the lectures of a course, and over what `also` joins. */
export function ofProgress<T>(what: SQL, also: SQL = sql``): SQL<T> {
  return sql<T>`(select ${what} from ${lectureProgress}
    join ${lectures} on ${lectures.id} = ${lectureProgress.lectureId}${also}
    where ${lectureProgress.userId} = ${enrollments.userId} and ${lectures.courseId} = ${enrollments.courseId}
      and ${isKept})`;
}

const lastStudiedAt = ofProgress<Date | null>(sql`max(${lectureProgress.updatedAt})`);

/** The starts of the quarters of an hour of the last 8 days in which something was studied. */
const recentlyStudiedAt = ofProgress<string[]>(
  sql`coalesce(json_agg(distinct moment)
  filter (where moment > now() - interval '8 days'), '[]'::json)`,
  sql`, unnest(${lectureProgress.studiedAt}) moment`,
);

/** All courses of a learner, last studied first; courses that are no longer on sale stay. */
export function listEnrolled(db: Db, userId: string) {
  return db
    .select({
      ...cardColumns,
      ...progressColumns,
      studiedAt: lastStudiedAt.mapWith(lectureProgress.updatedAt),
      recentlyStudiedAt,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, courses.creatorId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(eq(enrollments.userId, userId))
    .orderBy(desc(sql`coalesce(${lastStudiedAt}, ${enrollments.createdAt})`), desc(courses.id));
}

/** The outlines of all courses of a learner, in order, with what they have completed. */
export function listOutlines(db: Db, userId: string) {
  return db
    .select({
      id: lectures.id,
      courseId: lectures.courseId,
      sectionId: lectures.sectionId,
      title: lectures.title,
      type: lectures.type,
      duration: lectures.durationSeconds,
      position: lectures.position,
      isCompleted: lectureProgress.isCompleted,
    })
    .from(enrollments)
    .innerJoin(lectures, eq(lectures.courseId, enrollments.courseId))
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .leftJoin(lectureProgress, and(eq(lectureProgress.lectureId, lectures.id), eq(lectureProgress.userId, userId)))
    .where(and(eq(enrollments.userId, userId), isKept))
    .orderBy(
      asc(sections.position),
      asc(sections.createdAt),
      asc(sections.id),
      asc(lectures.position),
      asc(lectures.createdAt),
      asc(lectures.id),
    );
}

/** One course of a learner. */
export async function findEnrolled(db: Db, userId: string, courseId: string) {
  const [row] = await db
    .select({ ...detailColumns, ...progressColumns })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, courses.creatorId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(and(eq(enrollments.userId, userId), eq(enrollments.courseId, courseId)));
  return row;
}

/** The lectures of a course with their content and one learner's progress, without quizzes. */
export function listContent(db: Db, userId: string, courseId: string) {
  return db
    .select({
      ...contentColumns,
      // The current quiz, else a deleted one that this learner has answered.
      quizId: sql<string | null>`(select ${quizzes.id} from ${quizzes} where ${quizzes.lectureId} = ${lectures.id}
        and ${quizzes.isFinished} and (${quizzes.deletedAt} is null or exists (select 1 from ${quizAttempts}
          where ${quizAttempts.quizId} = ${quizzes.id} and ${quizAttempts.userId} = ${userId}))
        order by ${quizzes.deletedAt} desc nulls first limit 1)`,
      submissionId: submissions.id,
      isCompleted: lectureProgress.isCompleted,
      positionSeconds: lectureProgress.positionSeconds,
    })
    .from(lectures)
    .innerJoin(enrollments, and(eq(enrollments.courseId, lectures.courseId), eq(enrollments.userId, userId)))
    .leftJoin(videoStreams, streamOfLecture)
    .leftJoin(submissions, and(eq(submissions.lectureId, lectures.id), eq(submissions.userId, userId)))
    .leftJoin(lectureProgress, and(eq(lectureProgress.lectureId, lectures.id), eq(lectureProgress.userId, userId)))
    .where(and(eq(lectures.courseId, courseId), isKept))
    .orderBy(asc(lectures.position), asc(lectures.createdAt), asc(lectures.id));
}

/** Whether a learner is enrolled; the course may have been deleted since. */
export async function isEnrolled(db: Db, userId: string, courseId: string): Promise<boolean> {
  return (await db.$count(enrollments, and(eq(enrollments.userId, userId), eq(enrollments.courseId, courseId)))) > 0;
}

/** What decides whether somebody can enroll in a course. */
export async function findForEnrollment(db: Db, userId: string, courseId: string) {
  const [row] = await db
    .select({
      title: courses.title,
      status: courses.status,
      pricePaise: courses.pricePaise,
      creatorId: courses.creatorId,
      enrolled: enrollments.userId,
    })
    .from(courses)
    .leftJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, userId)))
    .where(and(eq(courses.id, courseId), isNull(courses.deletedAt)));
  return row;
}

/** Enrolls a learner, and removes the courses from their wishlist. */
export async function addEnrollments(
  tx: Db,
  userId: string,
  rows: readonly { courseId: string; orderId?: string; partnerId: string | null }[],
): Promise<void> {
  await tx
    .insert(enrollments)
    .values(rows.map((row) => ({ userId, ...row })))
    .onConflictDoNothing();
  const courseIds = rows.map(({ courseId }) => courseId);
  await tx
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), inArray(wishlistItems.courseId, courseIds)));
}
