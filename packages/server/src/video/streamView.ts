import { eq, type SQL } from 'drizzle-orm';
import { lectures, videoStreams } from '../db/schema.ts';

/** Of the film of a lecture: null where it is not prepared. The query joins {@link streamOfLecture}. */
export const streamColumns = {
  state: videoStreams.state,
  content: videoStreams.content,
  progress: videoStreams.progress,
  reason: videoStreams.reason,
  reasonSecond: videoStreams.reasonSecond,
};
export const streamOfLecture: SQL = eq(videoStreams.fileId, lectures.contentFileId);

export type StreamRow = Pick<typeof videoStreams.$inferSelect, keyof typeof streamColumns> | null;

/** The address of a part of a film from that of the film: it has the same signature. */
const partOf = (link: string, part: string) => link.replace(/(\?|$)/, `/${part}$1`);

/** How a film is streamed, with addresses that work as long as its own. */
export function toStream(row: StreamRow, link: () => string) {
  if (row?.state !== 'ready') return undefined;
  const { previews } = row.content;
  return {
    url: partOf(link(), 'stream.m3u8'),
    ...(previews ? { previews: { url: partOf(link(), 'previews.jpg'), ...previews } } : {}),
  };
}

/** The picture of a film that has no other one. */
export const posterOf = (row: StreamRow, link: () => string): string | null =>
  row?.state === 'ready' ? partOf(link(), 'poster.jpg') : null;

/** What is done with a film that isn't streamed, for its author. */
export function toPreparation(row: StreamRow) {
  if (row === null || row.state === 'ready') return undefined;
  const { state, progress, reason, reasonSecond } = row;
  return { state, progress, ...(reason ? { reason } : {}), ...(reasonSecond === null ? {} : { second: reasonSecond }) };
}
