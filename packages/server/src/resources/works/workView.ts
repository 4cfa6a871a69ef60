import type { StoredSizes } from '../../db/schema.ts';
import type { FileLinks } from '../../fileLinks.ts';
import type { listWorks } from './repository.ts';

interface ShownRow {
  title: string;
  caption: string;
  pictureFileId: string | null;
  pictureSizes: StoredSizes | null;
  sharedAt: Date;
}

/** What a learner shows of a submission. */
export const toShownWork = (row: ShownRow, links: FileLinks) => ({
  title: row.title,
  caption: row.caption,
  imageUrl: row.pictureFileId && links.public(row.pictureFileId),
  imageWidths: row.pictureSizes && Object.keys(row.pictureSizes.webp).map(Number),
  sharedAt: row.sharedAt.toISOString(),
});

/** A work as everyone sees it. */
export const toWork = (row: Awaited<ReturnType<typeof listWorks>>[number], links: FileLinks) => ({
  _id: row.id,
  ...toShownWork(row.shown, links),
  courseId: row.courseId,
  courseTitle: row.courseTitle,
  learner: {
    firstName: row.learner.firstName,
    lastName: row.learner.lastName,
    profilePicture: row.learner.pictureFileId && links.public(row.learner.pictureFileId),
  },
  instructor: row.instructor,
});
