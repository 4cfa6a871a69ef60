import { progressPercent } from '@lectern/sdk/rules';
import type { FileLinks } from '../../fileLinks.ts';
import { toPreparation } from '../../video/streamView.ts';
import { filmOf } from '../lectures/lectureContent.ts';
import type { listAuthoredLectures } from './authoredRepository.ts';
import { type CardRow, toCard } from './courseCard.ts';

interface AuthoredCourseRow extends CardRow {
  learners: number;
  completions: number;
  revenuePaise: number;
  waiting: number;
}

/** A course with its statistics, for its instructor. */
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

/** A lecture with its whole content, for its author. */
export const toAuthoredLecture = (row: AuthoredLectureRow, links: FileLinks) => ({
  _id: row.id,
  sectionId: row.sectionId,
  title: row.title,
  type: row.type,
  duration: row.duration,
  order: row.position,
  isPublished: row.isPublished,
  isFree: row.isFree,
  ...filmOf(row, links, links.signed),
  preparation: toPreparation(row.stream),
  textContent: row.textContent,
  captions: row.captions.map(({ language, label, fileId }) => ({ language, label, url: links.signed(fileId) })),
  quizId: row.quizId,
  waiting: row.waiting,
});
