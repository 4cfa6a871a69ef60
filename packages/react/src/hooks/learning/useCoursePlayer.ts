import { type EnrolledCourse, isApiError, type Lecture, messageOf } from '@lectern/sdk';
import { firstLecture } from '@lectern/sdk/rules';
import { playerWords } from '@lectern/sdk/words';
import { useEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useSession } from '../account/useSession.ts';
import { useEnrolledCourse } from './useEnrolledCourses.ts';
import { type UseLectureProgressResult, useLectureProgress } from './useLectureProgress.ts';

/** Options of {@link useCoursePlayer}. */
export interface UseCoursePlayerOptions {
  /** The id of the course to play. */
  courseId: string;
  /** The current lecture, if the host controls it, by the URL for instance. @default the lecture to study next */
  lectureId?: string | undefined;
  /** Called when another lecture opens. */
  onLectureChange?: ((lectureId: string) => void) | undefined;
  /**
   * Whether a user who isn't enrolled is sent to the course page, with a notice. With `false`, `error` says why the course
   * can't be opened.
   *
   * @default true
   */
  notify?: boolean | undefined;
}

/** What the parts of a player use, for a course that is studied or previewed. */
export interface PlayerParts {
  /** Undefined while it loads. */
  course: Pick<EnrolledCourse, '_id' | 'title' | 'progress' | 'sections'> | undefined;
  current: Lecture | undefined;
  previous: Lecture | undefined;
  next: Lecture | undefined;
  /** Loads the course again after an error. Resolves once it is loaded, or has failed again. */
  reload: () => Promise<unknown>;
  /** Opens a lecture. */
  select: (lectureId: string) => void;
  progress: UseLectureProgressResult;
}

/** What {@link useCoursePlayer} returns. */
export interface UseCoursePlayerResult extends PlayerParts {
  course: EnrolledCourse | undefined;
  /** Why the course can't be shown. */
  error: string | null;
  /** Who can't open it: a visitor (`signIn`), or a user who isn't enrolled (`enrollment`). Undefined for everyone else. */
  needs: 'signIn' | 'enrollment' | undefined;
  /** Call it when a quiz or an assignment of the current lecture was submitted. */
  onSubmitted: (isCompleted?: boolean) => void;
}

/** A course that the user studies: the current lecture, its neighbours, and the user's progress (§2, course learning). */
export function useCoursePlayer(options: UseCoursePlayerOptions): UseCoursePlayerResult {
  const { courseId, lectureId, onLectureChange, notify = true } = options;
  const { marketplace, navigate, paths, t } = useLectern('useCoursePlayer', playerWords);
  const { data: course, error, refetch } = useEnrolledCourse(courseId);
  const { isAuthenticated, isLoading } = useSession();
  const progress = useLectureProgress(courseId);
  const [own, setOwn] = useState<string>();
  // Set once, when the course has loaded: completing a lecture must not open another one.
  const [opening, setOpening] = useState<string>();
  const lectures = course?.sections.flatMap((section) => section.lectures) ?? [];
  if (course && opening === undefined) setOpening(firstLecture(course) ?? '');

  const wanted = lectureId ?? own ?? opening;
  const found = lectures.findIndex((lecture) => lecture._id === wanted);
  const index =
    found >= 0
      ? found
      : Math.max(
          0,
          lectures.findIndex((lecture) => lecture._id === opening),
        );
  const current = lectures[index];

  const isRefused = notify && isApiError(error) && error.status < 500 && error.status !== 401;
  useEffect(() => {
    if (!isRefused) return;
    navigate(paths.courseOverview(courseId), { replace: true });
    marketplace.notices.show({ type: 'error', title: t('error.title'), message: t('player.loadFailed') });
  }, [isRefused, navigate, paths, courseId, marketplace, t]);

  // Opening a lecture reports it, so that the server knows the last opened one; later positions don't run this effect.
  const currentId = current?._id;
  const position = useRef(0);
  position.current = current?.lastWatchedPosition ?? 0;
  useEffect(() => {
    if (currentId) progress.reportPosition(currentId, position.current);
  }, [currentId, progress]);

  return {
    course,
    current,
    previous: lectures[index - 1],
    next: lectures[index + 1],
    error: course || isRefused || !error ? null : messageOf(error, t('player.loadFailed')),
    needs: isRefused ? 'enrollment' : !isAuthenticated && !isLoading ? 'signIn' : undefined,
    reload: () => refetch(),
    select(id) {
      setOwn(id);
      onLectureChange?.(id);
    },
    onSubmitted(isCompleted = true) {
      if (isCompleted && currentId) progress.markCompletedLocally(currentId);
    },
    progress,
  };
}
