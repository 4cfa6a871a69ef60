import type { Db } from '../../db/database.ts';
import { problems } from '../../problems.ts';
import { listUsableFiles } from './fileRepository.ts';

/**
 * The id in the URL of a stored file, whatever its origin and signature. Files of other servers have ids too; they are
 * refused later, because they are not this author's uploads.
 */
export const fileIdIn = (url: string): string | undefined =>
  /^https?:\/\/[^/]+\/api\/files\/([0-9a-f]{24})(?:\?|$)/i.exec(url)?.[1];

/**
 * Refuses files that this author did not upload: the server would sign someone else's paid video for them.
 *
 * @param field the field that the refusal names
 */
export async function requireUsableFiles(
  db: Db,
  userId: string,
  field: string,
  ids: readonly string[],
  type: 'video/' | 'text/vtt' | '',
): Promise<void> {
  if (ids.length === 0) return;
  const found = await listUsableFiles(db, userId, ids);
  const usable = new Set(found.filter(({ mime }) => mime.startsWith(type)).map(({ id }) => id));
  if (ids.some((id) => !usable.has(id))) throw problems.foreignFile(field);
}
