import type { GetColumnData } from 'drizzle-orm';
import { lectures } from '../../db/schema.ts';
import type { FileLinks } from '../../fileLinks.ts';

/** A lecture with what its readers get. */
export const contentColumns = {
  id: lectures.id,
  sectionId: lectures.sectionId,
  title: lectures.title,
  type: lectures.type,
  duration: lectures.durationSeconds,
  position: lectures.position,
  contentFileId: lectures.contentFileId,
  contentUrl: lectures.contentUrl,
  posterFileId: lectures.posterFileId,
  textContent: lectures.textContent,
  captions: lectures.captions,
};

type ContentRow = { [Field in keyof typeof contentColumns]: GetColumnData<(typeof contentColumns)[Field]> };

/** The same as the API returns it. `linkOf` makes the addresses of video and captions. */
export const toContent = (row: ContentRow, links: FileLinks, linkOf: (fileId: string) => string) => ({
  _id: row.id,
  sectionId: row.sectionId,
  title: row.title,
  type: row.type,
  duration: row.duration,
  order: row.position,
  contentUrl: row.contentFileId ? linkOf(row.contentFileId) : row.contentUrl,
  posterUrl: row.posterFileId ? links.public(row.posterFileId) : null,
  textContent: row.textContent,
  captions: row.captions.map(({ language, label, fileId }) => ({ language, label, url: linkOf(fileId) })),
});
