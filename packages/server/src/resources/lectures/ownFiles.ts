import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { courses, files, lectures } from '../../db/schema.ts';
import type { FileLinks } from '../../fileLinks.ts';
import { problems } from '../../problems.ts';

/** The id of a file of this server in an address that `links` made, whatever its signature. */
export function fileIdIn(url: string, links: FileLinks): string | undefined {
  const base = links.public('');
  const id = url.startsWith(base) ? url.slice(base.length).split('?')[0] : undefined;
  return id !== undefined && /^[0-9a-f]{24}$/.test(id) ? id : undefined;
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
export async function requireOwnFiles(
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
