import { progressPercent } from '@lectern/sdk/api';
import type { FileLinks } from '../../fileLinks.ts';
import { type CardRow, toCard } from './courseCard.ts';
import type { listAuthoredLectures } from './ownRepository.ts';

interface OwnRow extends CardRow {
  learners: number;
  completions: number;
  revenuePaise: number;
  waiting: number;
}

/** A course as its instructor sees it in the list: with how it does. */
export const toOwn = (row: OwnRow, links: FileLinks) => ({
  ...toCard(row, links),
  stats: {
    learners: row.learners,
    completion: progressPercent(row.completions, row.learners * row.totalLectures),
    revenue: row.revenuePaise / 100,
    waiting: row.waiting,
  },
});

type AuthoredRow = Awaited<ReturnType<typeof listAuthoredLectures>>[number];

/** A lecture with everything that its author put into it. */
export const toAuthored = (row: AuthoredRow, links: FileLinks) => ({
  _id: row.id,
  sectionId: row.sectionId,
  title: row.title,
  type: row.type,
  duration: row.duration,
  order: row.position,
  isPublished: row.isPublished,
  contentUrl: row.contentFileId ? links.signed(row.contentFileId) : row.contentUrl,
  posterUrl: row.posterFileId ? links.public(row.posterFileId) : null,
  textContent: row.textContent,
  captions: row.captions.map(({ language, label, fileId }) => ({ language, label, url: links.signed(fileId) })),
  quizId: row.quizId,
  waiting: row.waiting,
});
