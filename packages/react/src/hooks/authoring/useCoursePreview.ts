import type { AuthoredLecture, AuthoredQuiz, Lecture } from '@lectern/sdk';
import { isShownToLearners, sortContent } from '@lectern/sdk/rules';
import { teachingWords } from '@lectern/sdk/words';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCourseQuery } from '../../queries/authoredCourses.ts';
import { authoredQuizQuery } from '../../queries/quizzes.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import type { PlayerParts, UseCoursePlayerOptions } from '../learning/useCoursePlayer.ts';
import { useContentProblem } from './useContentProblem.ts';

/** A preview records no progress. */
const noProgress: PlayerParts['progress'] = {
  reportPosition() {},
  complete() {},
  markCompletedLocally() {},
  savePosition() {},
};

/** Options of {@link useCoursePreview}. */
export type UseCoursePreviewOptions = Omit<UseCoursePlayerOptions, 'notify'>;

/** What {@link useCoursePreview} returns. */
export interface UseCoursePreviewResult extends PlayerParts {
  /** Why the course can't be shown. */
  error: string | undefined;
  /** Whether the course itself is published. */
  isPublished: boolean;
  /** How many lectures are not published. */
  drafts: number;
  /** Whether unpublished lectures are shown, too. */
  withDrafts: boolean;
  /** Shows or hides lectures that are not published. */
  showDrafts: (withDrafts: boolean) => void;
}

/** A course of the user as learners will see it (§2, content manager), optionally with unpublished lectures. */
export function useCoursePreview(options: UseCoursePreviewOptions): UseCoursePreviewResult {
  const { courseId, lectureId, onLectureChange } = options;
  const marketplace = useAuthorMarketplace('useCoursePreview');
  const { t } = useLectern('useCoursePreview', teachingWords);
  const { data, error, refetch } = usePersonalQuery(
    (userId) => authoredCourseQuery(marketplace, userId, courseId),
    // Every answer signs the video URLs anew, which would restart the video.
    { refetchOnWindowFocus: false },
  );
  const [own, setOwn] = useState<string>();
  const [withDrafts, showDrafts] = useState(false);
  const draftMark = t('contentManager.draft');

  const all = data?.sections.flatMap((section) => section.lectures) ?? [];
  const sections = useMemo(
    () =>
      sortContent(data?.sections ?? [])
        .map((section) => ({
          ...section,
          lectures: section.lectures
            .filter((lecture) => (withDrafts && !lecture.isPublished) || isShownToLearners(lecture))
            .map((lecture) => toLecture(lecture, draftMark)),
        }))
        .filter(({ lectures }) => lectures.length > 0),
    [data, withDrafts, draftMark],
  );
  const lectures = sections.flatMap((section) => section.lectures);
  const wanted = lectureId ?? own;
  const index = Math.max(
    0,
    lectures.findIndex(({ _id }) => _id === wanted),
  );

  const problem = useContentProblem(courseId, data ? null : error);

  return {
    course: data && { _id: data._id, title: data.title, progress: 0, sections },
    current: lectures[index],
    previous: lectures[index - 1],
    next: lectures[index + 1],
    error: problem,
    isPublished: data?.status === 'published',
    drafts: all.filter(({ isPublished }) => !isPublished).length,
    withDrafts,
    showDrafts,
    reload: () => refetch(),
    select(id) {
      setOwn(id);
      onLectureChange?.(id);
    },
    progress: noProgress,
  };
}

const toLecture = ({ isPublished, ...lecture }: AuthoredLecture, draftMark: string): Lecture => ({
  ...lecture,
  title: isPublished ? lecture.title : `${lecture.title} ${draftMark}`,
  assignmentSubmissionId: undefined,
  isCompleted: false,
  lastWatchedPosition: 0,
});

/** The quiz of a lecture that the user teaches; null if it has none. */
export function useAuthoredQuiz(lectureId: string): UseQueryResult<AuthoredQuiz | null> {
  const marketplace = useAuthorMarketplace('useAuthoredQuiz');
  return usePersonalQuery((userId) => authoredQuizQuery(marketplace, userId, lectureId));
}
