import type { FileLinks } from '../../fileLinks.ts';
import type { listContent } from './repository.ts';

type ContentRow = Awaited<ReturnType<typeof listContent>>[number];

/** A lecture for an enrolled learner (§3), with signed URLs of its files. */
export const toLecture = (row: ContentRow, links: FileLinks) => ({
  _id: row.id,
  sectionId: row.sectionId,
  title: row.title,
  type: row.type,
  duration: row.duration,
  order: row.position,
  contentUrl: row.contentFileId ? links.signed(row.contentFileId) : row.contentUrl,
  posterUrl: row.posterFileId ? links.public(row.posterFileId) : null,
  textContent: row.textContent,
  captions: row.captions.map(({ language, label, fileId }) => ({ language, label, url: links.signed(fileId) })),
  quizId: row.quizId,
  assignmentSubmissionId: row.submissionId,
  isCompleted: row.isCompleted ?? false,
  lastWatchedPosition: row.positionSeconds ?? 0,
});
