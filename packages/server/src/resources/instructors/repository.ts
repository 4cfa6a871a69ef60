import { limits } from '@lectern/sdk/rules';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { categories, courses, reviews, users } from '../../db/schema.ts';
import { cardColumns } from '../courses/courseCard.ts';
import { creatorStats } from '../courses/repository.ts';
import { isPublished } from '../courses/searchRepository.ts';
import { reviewColumns } from '../reviews/repository.ts';

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
    .where(
      and(
        eq(users.id, id),
        // An admin who has taken over courses is their instructor too.
        sql`(${users.role} = 'instructor' or exists (select 1 from ${courses}
          where ${courses.creatorId} = ${users.id} and ${courses.status} = 'published' and ${courses.deletedAt} is null))`,
      ),
    );
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

/** The highest reviews of an instructor: the best one of each published course, of four stars or more. */
export function listPraise(db: Db, id: string) {
  // One row of an index for each course, however many reviews it has.
  const best = db
    .select(reviewColumns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.courseId, courses.id), gte(reviews.rating, limits.praiseStars)))
    .orderBy(desc(reviews.rating), desc(reviews.createdAt), asc(reviews.id))
    .limit(1)
    .as('best');
  return db
    .select({
      id: best.id,
      rating: best.rating,
      comment: best.comment,
      createdAt: best.createdAt,
      firstName: best.firstName,
      lastName: best.lastName,
      pictureFileId: best.pictureFileId,
      courseId: courses.id,
      title: courses.title,
    })
    .from(courses)
    .innerJoinLateral(best, sql`true`)
    .where(and(eq(courses.creatorId, id), isPublished))
    .orderBy(desc(best.rating), desc(best.createdAt), asc(best.id))
    .limit(limits.instructorReviews);
}
