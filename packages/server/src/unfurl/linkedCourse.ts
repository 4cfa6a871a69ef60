import type { Money } from '@lectern/sdk/rules';
import type { Db } from '../db/database.ts';
import type { FileLinks } from '../fileLinks.ts';
import { findCourse, findRaster } from '../resources/courses/repository.ts';
import { writeAmount } from '../resources/mail/writeAmount.ts';

/** What a card of a course on another site says. */
export interface LinkedCourse {
  id: string;
  title: string;
  instructor: string;
  /** Written out; absent for a course that can't be bought yet. */
  price: string | undefined;
  rating: { average: number; reviews: number } | undefined;
  picture: string | undefined;
}

/** A published course; undefined for every other id. */
export async function findLinkedCourse(
  db: Db,
  id: string,
  links: FileLinks,
  { currency }: Money,
): Promise<LinkedCourse | undefined> {
  const course = await findCourse(db, id);
  if (course?.status !== 'published') return undefined;
  const picture = course.imageFileId ? await findRaster(db, course.imageFileId) : undefined;
  const isFree = course.pricePaise === 0;
  return {
    id,
    title: course.title,
    instructor: `${course.creatorFirstName} ${course.creatorLastName}`.trim(),
    price: isFree ? 'Free' : course.hasLectures ? writeAmount(currency)(course.pricePaise) : undefined,
    rating:
      course.reviewCount > 0
        ? { average: Math.round(course.averageRating * 10) / 10, reviews: course.reviewCount }
        : undefined,
    picture: picture ? links.public(picture) : undefined,
  };
}
