import { and, asc, count, desc, eq, ilike, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { enrollments, lectureProgress, users } from '../../db/schema.ts';
import { ofProgress, progressColumns } from './repository.ts';

/** Learners of a course whose name contains the words. */
const ofCourse = (courseId: string, words: string) =>
  and(
    eq(enrollments.courseId, courseId),
    words === ''
      ? undefined
      : ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, `%${words.replace(/[\\%_]/g, '\\$&')}%`),
  );

export async function countLearners(db: Db, courseId: string, words: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.userId))
    .where(ofCourse(courseId, words));
  return row?.count ?? 0;
}

/** The learners of a course with their progress, newest first. */
export function listLearners(db: Db, courseId: string, given: { words: string; page: number; size: number }) {
  const { words, page, size } = given;
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      pictureFileId: users.pictureFileId,
      enrolledAt: enrollments.createdAt,
      completed: progressColumns.completed,
      keptLectures: progressColumns.keptLectures,
      lastSeenAt: ofProgress<string | null>(
        sql`to_char(max(${lectureProgress.updatedAt}) at time zone 'UTC', ${ISO_FORMAT})`,
      ),
    })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.userId))
    .where(ofCourse(courseId, words))
    .orderBy(desc(enrollments.createdAt), asc(users.id))
    .limit(size)
    .offset((page - 1) * size);
}
const ISO_FORMAT = 'YYYY-MM-DD"T"HH24:MI:SS"Z"';
