import { type EnrolledCourse, firstLecture, isApiError, type Lecture, messageOf } from '@lectern/sdk';
import { useEffect, useRef, useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { useEnrolledCourse } from './useEnrolledCourses.ts';
import { useLectureProgress } from './useLectureProgress.ts';

export interface UseCoursePlayerOptions {
  courseId: string;
  /** The lecture that is open, where the host decides (the address, for instance). */
  lectureId?: string | undefined;
  onLectureChange?: ((lectureId: string) => void) | undefined;
}

/** A course being studied: what is open, what comes before and after, and how far one is (§2, course learning). */
export function useCoursePlayer({ courseId, lectureId, onLectureChange }: UseCoursePlayerOptions) {
  const { marketplace, navigate, paths, t } = useLectern('useCoursePlayer');
  const { data: course, error, refetch } = useEnrolledCourse(courseId);
  const progress = useLectureProgress(courseId);
  const [own, setOwn] = useState<string>();
  // Chosen once, when the course arrives: completing a lecture must not turn the page by itself.
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

  const isRefused = isApiError(error) && error.status < 500 && error.status !== 401;
  useEffect(() => {
    if (!isRefused) return;
    navigate(paths.courseOverview(courseId), { replace: true });
    marketplace.notices.show({ type: 'error', title: t('error.title'), message: t('player.loadFailed') });
  }, [isRefused, navigate, paths, courseId, marketplace, t]);

  // Opening a lecture is the first report: the server remembers where one was. It is about opening, so the position
  // at that time is read aside.
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
    /** What a quiz asks about: the videos and texts before it in its section, else those of the section before. */
    before: lecturesBefore(course, current),
    error: course || isRefused ? null : error && messageOf(error, t('player.loadFailed')),
    reload: () => void refetch(),
    select(id: string) {
      setOwn(id);
      onLectureChange?.(id);
    },
    /** A quiz or an assignment of the open lecture was handed in; what completes it is the server's to say. */
    onSubmitted(isCompleted = true) {
      if (isCompleted && currentId) progress.markCompletedLocally(currentId);
    },
    progress,
  } satisfies {
    course: EnrolledCourse | undefined;
    current: Lecture | undefined;
    [more: string]: unknown;
  };
}

function lecturesBefore(course: EnrolledCourse | undefined, current: Lecture | undefined): Lecture[] {
  const sections = course?.sections ?? [];
  const place = sections.findIndex(({ lectures }) => lectures.some(({ _id }) => _id === current?._id));
  const own = sections[place]?.lectures ?? [];
  const isReadable = ({ type }: Lecture) => type === 'video' || type === 'text';
  const before = own
    .slice(
      0,
      own.findIndex(({ _id }) => _id === current?._id),
    )
    .filter(isReadable);
  return before.length > 0 ? before : (sections[place - 1]?.lectures.filter(isReadable) ?? []);
}

export type UseCoursePlayerResult = ReturnType<typeof useCoursePlayer>;

/** What the parts of a player need of it. */
export interface PlayerParts
  extends Pick<UseCoursePlayerResult, 'current' | 'previous' | 'next' | 'reload' | 'select' | 'progress'> {
  course: Pick<EnrolledCourse, '_id' | 'title' | 'progress' | 'sections'> | undefined;
}
