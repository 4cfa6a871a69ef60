import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { courses, files, lectures } from '../../db/schema.ts';
import { problems } from '../../problems.ts';

/**
 * The id of a stored file in an address of one, under whichever name of the server it was made and whatever its
 * signature. One of another server's is refused later as nobody's upload: it would expire.
 */
export const fileIdIn = (url: string): string | undefined =>
  /^https?:\/\/[^/]+\/api\/files\/([0-9a-f]{24})(?:\?|$)/i.exec(url)?.[1];

export async function isPublicVideo(db: Db, fileId: string): Promise<boolean> {
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.isPublic, true), like(files.mime, 'video/%')));
  return found.length > 0;
}

/** What is in one's lectures already may stay there, whoever put it in. */
const isInOwnLecture = (userId: string) => sql`exists (select 1 from ${lectures}
  join ${courses} on ${courses.id} = ${lectures.courseId} and ${courses.creatorId} = ${userId}
  where ${lectures.contentFileId} = ${files.id}
    or ${lectures.captions} @> jsonb_build_array(jsonb_build_object('fileId', ${files.id})))`;

/**
 * Refuses files that are not one's own uploads: naming a stranger's paid video would otherwise have it signed.
 * `field` is where to say so.
 */
export async function requireOwnUploads(
  db: Db,
  ownerId: string,
  field: string,
  ids: readonly string[],
  type: 'video/' | 'text/vtt' | '',
): Promise<void> {
  if (ids.length === 0) return;
  const found = await db
    .select({ id: files.id, mime: files.mime })
    .from(files)
    .where(and(inArray(files.id, [...ids]), or(eq(files.ownerId, ownerId), isInOwnLecture(ownerId))));
  const good = new Set(found.filter(({ mime }) => mime.startsWith(type)).map(({ id }) => id));
  if (ids.some((id) => !good.has(id))) throw problems.foreignFile(field);
}
