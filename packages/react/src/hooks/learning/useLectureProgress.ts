import type { LectureProgress } from '@lectern/sdk';
import { useCallback, useMemo } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { enrolledCourseQuery } from '../../queries/enrollments.ts';
import { withProgress } from '../../queries/withProgress.ts';

/** What {@link useLectureProgress} returns. Positions are in seconds. The object stays the same for a course. */
export interface UseLectureProgressResult {
  /** Reports the position in a video; `isUrgent` sends it at once, `keepalive` also while the page closes. */
  reportPosition: (lectureId: string, position: number, options?: { isUrgent?: boolean; keepalive?: boolean }) => void;
  /** Completes a lecture for good. Text lectures complete at position 0. */
  complete: (lectureId: string, position?: number) => void;
  /** Shows a lecture as completed that the server has completed itself, after a passed quiz or a submitted assignment. */
  markCompletedLocally: (lectureId: string) => void;
  /** Keeps the position on this page, for when the learner returns to the lecture. Sends nothing. */
  savePosition: (lectureId: string, position: number) => void;
}

/**
 * Records a learner's progress: in the outbox, which delivers it, and in the cached course. It is thus visible at once,
 * with or without a connection.
 */
export function useLectureProgress(courseId: string): UseLectureProgressResult {
  const { marketplace } = useLectern('useLectureProgress');
  const queryClient = useQueryClient();

  const show = useCallback(
    (progress: LectureProgress) => {
      const userId = marketplace.session.getState().user?.userId;
      if (userId === undefined) return;
      const { queryKey } = enrolledCourseQuery(marketplace, userId, courseId);
      queryClient.setQueryData(queryKey, (course) => course && withProgress(course, progress));
    },
    [marketplace, queryClient, courseId],
  );

  return useMemo(
    () => ({
      reportPosition(lectureId, position, options) {
        marketplace.outbox.record({ lectureId, isCompleted: false, lastWatchedPosition: position }, options);
      },
      complete(lectureId, position = 0) {
        const progress = { lectureId, isCompleted: true, lastWatchedPosition: position };
        marketplace.outbox.record(progress, { isUrgent: true });
        show(progress);
      },
      markCompletedLocally: (lectureId) => show({ lectureId, isCompleted: true, lastWatchedPosition: 0 }),
      savePosition: (lectureId, position) => show({ lectureId, isCompleted: false, lastWatchedPosition: position }),
    }),
    [marketplace, show],
  );
}
