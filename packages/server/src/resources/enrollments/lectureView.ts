import type { FileLinks } from '../../fileLinks.ts';
import type { listContent } from './repository.ts';

type ContentRow = Awaited<ReturnType<typeof listContent>>[number];

/** A lecture as an enrolled learner gets it (§3). Its files carry signed addresses. */
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
