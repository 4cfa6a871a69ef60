import { and, asc, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { enrollments, lectureProgress, lectures, users } from '../../db/schema.ts';
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

const { completed, keptLectures, lastLectureId } = progressColumns;
const lastSeen = ofProgress<Date | null>(sql`max(${lectureProgress.updatedAt})`);

/** Before the order of enrollment, which decides between equals. */
const orders = {
  newest: [],
  progress: [desc(sql`${completed}::float / greatest(${keptLectures}, 1)`)],
  away: [sql`${completed} >= ${keptLectures}`, sql`coalesce(${lastSeen}, ${enrollments.createdAt})`],
} satisfies Record<string, SQL[]>;

interface Listed {
  words: string;
  sort: keyof typeof orders;
  /** From 1. */
  page: number;
  size: number;
}

/** The learners of a course with their progress. */
export function listLearners(db: Db, courseId: string, { words, sort, page, size }: Listed) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      pictureFileId: users.pictureFileId,
      enrolledAt: enrollments.createdAt,
      completed,
      keptLectures,
      lastSeenAt: ofProgress<string | null>(
        sql`to_char(max(${lectureProgress.updatedAt}) at time zone 'UTC', ${ISO_FORMAT})`,
      ),
      lastLecture: sql<string | null>`(select title from ${lectures} where ${lectures.id} = ${lastLectureId})`,
    })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.userId))
    .where(ofCourse(courseId, words))
    .orderBy(...orders[sort], desc(enrollments.createdAt), asc(users.id))
    .limit(size)
    .offset((page - 1) * size);
}
const ISO_FORMAT = 'YYYY-MM-DD"T"HH24:MI:SS"Z"';
