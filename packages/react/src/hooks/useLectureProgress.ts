import type { LectureProgress } from '@lectern/sdk';
import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { useLectern } from '../provider/context.ts';
import { useQueryClient } from '../provider/query.ts';
import { enrolledCourseQuery } from '../queries/enrollments.ts';
import { withProgress } from '../queries/withProgress.ts';

/**
 * Writes down where the learner is: into the outbox, which delivers it, and into the one copy that the page reads.
 * Progress is thus on the screen at once, with or without a connection.
 */
export function useLectureProgress(courseId: string) {
  const { marketplace } = useLectern('useLectureProgress');
  const queryClient = useQueryClient();

  const show = useCallback(
    (progress: LectureProgress) => {
      const userId = marketplace.session.getState().user?.userId ?? '';
      const { queryKey } = enrolledCourseQuery(marketplace, userId, courseId);
      queryClient.setQueryData(queryKey, (course) => course && withProgress(course, progress));
    },
    [marketplace, queryClient, courseId],
  );

  return useMemo(
    () => ({
      /** Where in a video, in seconds; `isUrgent` when playing stops. */
      reportPosition(lectureId: string, position: number, options?: { isUrgent?: boolean; keepalive?: boolean }) {
        marketplace.outbox.record({ lectureId, isCompleted: false, lastWatchedPosition: position }, options);
      },
      /** Done for good. Text lectures complete with position 0. */
      complete(lectureId: string, position = 0) {
        const progress = { lectureId, isCompleted: true, lastWatchedPosition: position };
        marketplace.outbox.record(progress, { isUrgent: true });
        show(progress);
      },
      /** Shows as done what the server has completed by itself: a passed quiz, work handed in. */
      markCompletedLocally: (lectureId: string) => show({ lectureId, isCompleted: true, lastWatchedPosition: 0 }),
      /** Keeps the position on the page, for when the learner comes back to this lecture. */
      savePosition: (lectureId: string, position: number) =>
        show({ lectureId, isCompleted: false, lastWatchedPosition: position }),
    }),
    [marketplace, show],
  );
}

/** Whether reports wait for the connection to come back. */
export function useIsCatchingUp(): boolean {
  return useStore(useLectern('useIsCatchingUp').marketplace.outbox, (state) => state.isCatchingUp);
}
