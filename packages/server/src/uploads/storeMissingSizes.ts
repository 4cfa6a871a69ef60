import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { files, type StoredSizes } from '../db/schema.ts';
import { type PictureKind, TooManyPixels, UnreadablePicture } from './drawSizes.ts';
import type { StoreSizes } from './pictures.ts';

/** About half a second of one core each. */
const MAX_PICTURES = 500;

/**
 * Stores the sizes of uploaded pictures that have none: those of earlier versions. Draws one at a time and at most 500;
 * what is left is drawn by the next call. Stops after the picture at hand when `signal` aborts.
 *
 * @param onChange called when a picture has got its sizes
 */
export async function storeMissingSizes(
  db: Db,
  storeSizes: StoreSizes,
  { signal, onChange }: { signal: AbortSignal; onChange: () => void },
): Promise<void> {
  // By name: of one table, the query builder writes columns without it.
  const isAvatar = sql<boolean>`exists (select 1 from users where users.picture_file_id = files.id)`;
  const isCover = sql`exists (select 1 from courses where courses.image_file_id = files.id)`;
  const missing = await db
    .select({ id: files.id, path: files.path, isAvatar })
    .from(files)
    .where(
      and(
        isNull(files.sizes),
        isNotNull(files.ownerId),
        inArray(files.mime, ['image/jpeg', 'image/png', 'image/gif', 'image/webp']),
        sql`(${isAvatar} or ${isCover})`,
      ),
    )
    .limit(MAX_PICTURES);
  for (const { id, path, isAvatar } of missing) {
    if (signal.aborted) return;
    const sizes = await sizesOf(storeSizes, path, isAvatar ? 'profilePicture' : 'courseImage');
    await db.update(files).set({ sizes }).where(eq(files.id, id));
    onChange();
  }
}

/** A picture that can't be drawn is sent as it is, and isn't tried again. */
async function sizesOf(storeSizes: StoreSizes, path: string, kind: PictureKind): Promise<StoredSizes> {
  try {
    return await storeSizes(path, kind, 'low');
  } catch (error) {
    const isLost = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isLost || error instanceof UnreadablePicture || error instanceof TooManyPixels) return { webp: {} };
    throw error;
  }
}
