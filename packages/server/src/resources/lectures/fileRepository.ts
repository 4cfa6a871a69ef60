import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { courses, files, lectures } from '../../db/schema.ts';

export async function isPublicVideo(db: Db, fileId: string): Promise<boolean> {
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.isPublic, true), like(files.mime, 'video/%')));
  return found.length > 0;
}

/** Files that an author's lectures already use stay usable, whoever uploaded them. */
const isInAuthoredLecture = (userId: string) => sql`exists (select 1 from ${lectures}
  join ${courses} on ${courses.id} = ${lectures.courseId} and ${courses.creatorId} = ${userId}
  where ${lectures.contentFileId} = ${files.id}
    or ${lectures.captions} @> jsonb_build_array(jsonb_build_object('fileId', ${files.id})))`;

/** Those of the files that this author may use in a lecture. */
export function listUsableFiles(db: Db, userId: string, ids: readonly string[]) {
  return db
    .select({ id: files.id, mime: files.mime })
    .from(files)
    .where(and(inArray(files.id, [...ids]), or(eq(files.ownerId, userId), isInAuthoredLecture(userId))));
}
