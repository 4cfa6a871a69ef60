import type { AuthoredLecture, Lecture } from '@lectern/sdk';
import { isShownToLearners, sortContent } from '@lectern/sdk';
import { useMemo, useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { authoredCourseQuery } from '../queries/authoredCourses.ts';
import { authoredQuizQuery } from '../queries/quizzes.ts';
import { useContentProblem } from './useContentProblem.ts';
import type { PlayerParts, UseCoursePlayerOptions } from './useCoursePlayer.ts';
import { useUserId } from './useSession.ts';

/** What is looked at here is nobody's progress. */
const nothingRecorded: PlayerParts['progress'] = {
  reportPosition() {},
  complete() {},
  markCompletedLocally() {},
  savePosition() {},
};

/** One's own course as a learner will see it (§2, content manager): published lectures, and drafts on request. */
export function useCoursePreview({ courseId, lectureId, onLectureChange }: UseCoursePlayerOptions) {
  const { marketplace, t } = useLectern('useCoursePreview');
  const userId = useUserId();
  const { data, error, refetch } = useQuery({
    ...authoredCourseQuery(marketplace, userId ?? '', courseId),
    enabled: userId !== undefined,
    // Every answer signs the videos anew, and one that plays would begin again.
    refetchOnWindowFocus: false,
  });
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
    error: problem && t(problem),
    /** Whether the course itself is published. */
    isPublished: data?.status === 'published',
    /** How many lectures are not published. */
    drafts: all.filter(({ isPublished }) => !isPublished).length,
    withDrafts,
    showDrafts,
    reload: () => void refetch(),
    select(id: string) {
      setOwn(id);
      onLectureChange?.(id);
    },
    progress: nothingRecorded,
  } satisfies PlayerParts & { [more: string]: unknown };
}

const toLecture = ({ isPublished, ...lecture }: AuthoredLecture, draftMark: string): Lecture => ({
  ...lecture,
  title: isPublished ? lecture.title : `${lecture.title} ${draftMark}`,
  assignmentSubmissionId: undefined,
  isCompleted: false,
  lastWatchedPosition: 0,
});

/** The quiz of a lecture one teaches; null where there is none. */
export function useAuthoredQuiz(lectureId: string) {
  const { marketplace } = useLectern('useAuthoredQuiz');
  const userId = useUserId();
  return useQuery({ ...authoredQuizQuery(marketplace, userId ?? '', lectureId), enabled: userId !== undefined });
}
