import type { FileLinks } from '../../fileLinks.ts';
import type { listReviews } from './repository.ts';

/** A review, without the reviewer's email. */
export const toReview = (row: Awaited<ReturnType<typeof listReviews>>[number], links: FileLinks) => ({
  _id: row.id,
  rating: row.rating,
  comment: row.comment,
  createdAt: row.createdAt.toISOString(),
  userId: {
    firstName: row.firstName,
    lastName: row.lastName,
    profilePicture: row.pictureFileId ? links.public(row.pictureFileId) : undefined,
  },
});
