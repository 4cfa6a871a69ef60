import type { course } from '@lectern/sdk/api';
import { courseHours, projectType } from '@lectern/sdk/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { input } from 'zod/mini';
import { categories, courses, lectures, type StoredSizes, sections, users } from '../../db/schema.ts';
import type { FileLinks } from '../../fileLinks.ts';
import { sizesOf, toPicture } from './pictureView.ts';
import { isShown } from './shownLectures.ts';

/** The columns of a course card; the query joins `users` and `categories`. */
export const cardColumns = {
  id: courses.id,
  title: courses.title,
  description: courses.description,
  imageFileId: courses.imageFileId,
  imageSizes: sizesOf(courses.imageFileId),
  pricePaise: courses.pricePaise,
  averageRating: courses.averageRating,
  reviewCount: courses.reviewCount,
  level: courses.level,
  storedHours: courses.storedHours,
  hasLectures: courses.hasLectures,
  status: courses.status,
  updatedAt: courses.updatedAt,
  categoryId: categories.id,
  categoryName: categories.name,
  categorySlug: categories.slug,
  creatorId: users.id,
  creatorFirstName: users.firstName,
  creatorLastName: users.lastName,
  creatorPicture: users.pictureFileId,
  totalLectures: ofLectures<number>(sql`count(*)::int`),
  totalSeconds: ofLectures<number>(sql`coalesce(sum(${lectures.durationSeconds}), 0)::int`),
  projectSeconds: ofLectures<number>(
    sql`coalesce(sum(${lectures.durationSeconds}) filter (where ${lectures.type} = ${projectType}), 0)::int`,
  ),
  /** The first of the course's free samples. */
  sampleId: sql<string | null>`(select ${lectures.id} from ${lectures}
    join ${sections} on ${sections.id} = ${lectures.sectionId}
    where ${lectures.courseId} = ${courses.id} and ${lectures.isFree} and ${isShown} and ${lectures.deletedAt} is null
    order by ${sections.position}, ${sections.createdAt}, ${sections.id},
      ${lectures.position}, ${lectures.createdAt}, ${lectures.id} limit 1)`,
};

/** An aggregate over the lectures that a course shows. */
function ofLectures<T>(what: SQL): SQL<T> {
  return sql<T>`(select ${what} from ${lectures} where ${lectures.courseId} = ${courses.id}
    and ${isShown} and ${lectures.deletedAt} is null)`;
}

export interface CardRow {
  id: string;
  title: string;
  description: string;
  imageFileId: string | null;
  imageSizes: StoredSizes | null;
  pricePaise: number;
  averageRating: number;
  reviewCount: number;
  level: string;
  storedHours: number;
  hasLectures: boolean;
  status: 'draft' | 'published' | 'archived';
  updatedAt: Date;
  categoryId: string | null;
  categoryName: string | null;
  categorySlug: string | null;
  creatorId: string;
  creatorFirstName: string;
  creatorLastName: string;
  creatorPicture: string | null;
  totalLectures: number;
  totalSeconds: number;
  projectSeconds: number;
  sampleId: string | null;
}

/** A course card (§3). */
export function toCard(row: CardRow, links: FileLinks) {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    ...toPicture(row.imageFileId, row.imageSizes, links),
    price: row.pricePaise / 100,
    averageRating: Math.round(row.averageRating * 10) / 10,
    numberOfReviews: row.reviewCount,
    category: row.categoryId ? { _id: row.categoryId, name: row.categoryName, slug: row.categorySlug } : null,
    creatorId: {
      _id: row.creatorId,
      firstName: row.creatorFirstName,
      lastName: row.creatorLastName,
      profilePicture: row.creatorPicture ? links.public(row.creatorPicture) : undefined,
    },
    level: row.level,
    duration: courseHours(row.totalLectures > 0 ? [row.totalSeconds] : [], row.storedHours),
    workload:
      row.totalLectures > 0
        ? { lessons: row.totalSeconds - row.projectSeconds, project: row.projectSeconds }
        : undefined,
    totalLectures: row.totalLectures,
    hasLectures: row.hasLectures,
    sampleId: row.sampleId,
    status: row.status,
    lastUpdated: row.updatedAt.toISOString(),
  } satisfies input<typeof course>;
}
