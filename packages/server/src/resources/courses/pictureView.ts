import { type AnyColumn, sql } from 'drizzle-orm';
import { files, type StoredSizes } from '../../db/schema.ts';
import type { FileLinks } from '../../fileLinks.ts';

/** The column of the sizes in which a picture is stored. */
export const sizesOf = (fileId: AnyColumn) =>
  sql<StoredSizes | null>`(select ${files.sizes} from ${files} where ${files.id} = ${fileId})`;

/** A picture's address, and the widths in pixels that it has. */
export const toPicture = (fileId: string | null, sizes: StoredSizes | null, links: FileLinks) => ({
  imageUrl: fileId && links.public(fileId),
  imageWidths: sizes ? Object.keys(sizes.webp).map(Number) : undefined,
});
