import { progressPercent } from '@lectern/sdk/api';
import type { FileLinks } from '../../fileLinks.ts';
import type { listAuthoredLectures } from './authoredRepository.ts';
import { type CardRow, toCard } from './courseCard.ts';

interface AuthoredCourseRow extends CardRow {
  learners: number;
  completions: number;
  revenuePaise: number;
  waiting: number;
}

/** A course as its instructor sees it in the list: with how it does. */
export const toAuthoredCourse = (row: AuthoredCourseRow, links: FileLinks) => ({
  ...toCard(row, links),
  stats: {
    learners: row.learners,
    completion: progressPercent(row.completions, row.learners * row.totalLectures),
    revenue: row.revenuePaise / 100,
    waiting: row.waiting,
  },
});

type AuthoredLectureRow = Awaited<ReturnType<typeof listAuthoredLectures>>[number];

/** A lecture with everything that its author put into it. */
export const toAuthoredLecture = (row: AuthoredLectureRow, links: FileLinks) => ({
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
