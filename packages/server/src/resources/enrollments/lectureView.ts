import type { FileLinks } from '../../fileLinks.ts';
import { toContent } from '../lectures/lectureContent.ts';
import type { listContent } from './repository.ts';

type ContentRow = Awaited<ReturnType<typeof listContent>>[number];

/** A lecture for an enrolled learner (§3), with signed URLs of its files. */
export const toLecture = (row: ContentRow, links: FileLinks) => ({
  ...toContent(row, links, links.signed),
  quizId: row.quizId,
  assignmentSubmissionId: row.submissionId,
  isCompleted: row.isCompleted ?? false,
  lastWatchedPosition: row.positionSeconds ?? 0,
});
