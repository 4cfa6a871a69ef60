import type { StoredSizes } from '../../db/schema.ts';
import type { FileLinks } from '../../fileLinks.ts';
import { toPicture } from '../courses/pictureView.ts';
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
  ...toPicture(row.pictureFileId, row.pictureSizes, links),
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
