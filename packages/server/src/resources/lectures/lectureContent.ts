import type { GetColumnData } from 'drizzle-orm';
import { lectures } from '../../db/schema.ts';
import type { FileLinks } from '../../fileLinks.ts';
import { posterOf, type StreamRow, streamColumns, toStream } from '../../video/streamView.ts';

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
  stream: streamColumns,
};

type Columns = Omit<typeof contentColumns, 'stream'>;
type ContentRow = { [Field in keyof Columns]: GetColumnData<Columns[Field]> } & { stream: StreamRow };

/** The same as the API returns it. `linkOf` makes the addresses of video and captions. */
export const toContent = (row: ContentRow, links: FileLinks, linkOf: (fileId: string) => string) => ({
  ...filmOf(row, links, linkOf),
  _id: row.id,
  sectionId: row.sectionId,
  title: row.title,
  type: row.type,
  duration: row.duration,
  order: row.position,
  textContent: row.textContent,
  captions: row.captions.map(({ language, label, fileId }) => ({ language, label, url: linkOf(fileId) })),
});

/** Where the film of a lecture is, and how it is streamed. */
export function filmOf(
  row: Pick<ContentRow, 'contentFileId' | 'contentUrl' | 'posterFileId' | 'stream'>,
  links: FileLinks,
  linkOf: (fileId: string) => string,
) {
  const { contentFileId, stream } = row;
  const link = () => linkOf(contentFileId ?? '');
  return {
    contentUrl: contentFileId ? link() : row.contentUrl,
    stream: toStream(stream, link),
    posterUrl: row.posterFileId ? links.public(row.posterFileId) : posterOf(stream, link),
  };
}
