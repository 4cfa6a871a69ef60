import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { categories, courses, users } from '../../db/schema.ts';
import { cardColumns } from '../courses/courseCard.ts';
import { creatorStats } from '../courses/repository.ts';
import { isPublished } from '../courses/searchRepository.ts';

/** As many as the largest page of the catalogue. */
const MAX_COURSES = 50;

/** The public profile of an instructor. */
export async function findInstructor(db: Db, id: string) {
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      pictureFileId: users.pictureFileId,
      bio: users.bio,
      headline: users.headline,
      belief: users.belief,
      courses: creatorStats.creatorCourses,
      students: creatorStats.creatorStudents,
    })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'instructor')));
  return row;
}

/** The published courses of an instructor, newest first; those that can't be bought yet come last. */
export function listPublishedCourses(db: Db, id: string) {
  return db
    .select(cardColumns)
    .from(courses)
    .innerJoin(users, eq(users.id, courses.creatorId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(and(eq(courses.creatorId, id), isPublished))
    .orderBy(asc(courses.isComingSoon), desc(courses.createdAt), asc(courses.id))
    .limit(MAX_COURSES);
}
