import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { categories, courses, enrollments, lectures, sections, users } from '../../db/schema.ts';
import { cardColumns } from './courseCard.ts';

/** How much someone teaches, and to how many. */
export const creatorStats = {
  creatorCourses: sql<number>`(select count(*)::int from courses mine where mine.creator_id = users.id
    and mine.status = 'published' and mine.deleted_at is null)`,
  creatorStudents: sql<number>`(select count(distinct ${enrollments.userId})::int from ${enrollments}
    join courses mine on mine.id = ${enrollments.courseId} where mine.creator_id = users.id)`,
};

export const detailColumns = {
  ...cardColumns,
  videoPreviewUrl: courses.videoPreviewUrl,
  learningObjectives: courses.learningObjectives,
  requirements: courses.requirements,
  targetAudience: courses.targetAudience,
  creatorBio: users.bio,
  creatorHeadline: users.headline,
  ...creatorStats,
};

/** A course of any status that is not deleted. */
export async function findCourse(db: Db, id: string) {
  const [row] = await db
    .select(detailColumns)
    .from(courses)
    .innerJoin(users, eq(users.id, courses.creatorId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(and(eq(courses.id, id), isNull(courses.deletedAt)));
  return row;
}

/** The sections of a course; those who enrolled before one was taken away (`keptSince`) still have it. */
export function listSections(db: Db, courseId: string, keptSince?: Date) {
  return db
    .select({ id: sections.id, title: sections.title, position: sections.position })
    .from(sections)
    .where(
      and(
        eq(sections.courseId, courseId),
        keptSince ? or(isNull(sections.deletedAt), gt(sections.deletedAt, keptSince)) : isNull(sections.deletedAt),
      ),
    )
    .orderBy(asc(sections.position), asc(sections.createdAt), asc(sections.id));
}

/** The published lectures of a course, without their content. */
export function listOutline(db: Db, courseId: string) {
  return db
    .select({
      id: lectures.id,
      sectionId: lectures.sectionId,
      title: lectures.title,
      type: lectures.type,
      duration: lectures.durationSeconds,
      position: lectures.position,
    })
    .from(lectures)
    .where(and(eq(lectures.courseId, courseId), eq(lectures.isPublished, true), isNull(lectures.deletedAt)))
    .orderBy(asc(lectures.position), asc(lectures.createdAt), asc(lectures.id));
}
