import type { FileLinks } from '../../fileLinks.ts';
import type { UserRow } from './repository.ts';

/** The signed-in person (§3). */
export const toUser = (row: UserRow, links: FileLinks) => ({
  userId: row.id,
  role: row.role,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  profilePicture: row.pictureFileId && links.public(row.pictureFileId),
  bio: row.bio,
  createdAt: row.createdAt.toISOString(),
});
