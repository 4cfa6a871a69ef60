import type { Lecture } from '@lectern/sdk';
import { useEffect, useMemo, useRef } from 'react';
import type { UseLectureProgressResult } from './useLectureProgress.ts';

/** A position this close to the end isn't resumed: the video starts again. */
const END_TOLERANCE_SECONDS = 1;

/** What {@link useVideoProgress} returns. Positions and durations are in seconds. */
export interface UseVideoProgressResult {
  /** Where to start; 0 is the beginning. Pass the video's duration as soon as it is known. */
  startAt: (duration?: number) => number;
  /** Call it while the video plays. */
  play: (position: number) => void;
  /** Call it when the video pauses. */
  pause: (position: number) => void;
  /** Call it when the video has ended: completes the lecture. */
  end: (duration: number) => void;
}

/**
 * Reports a video's progress (§4), whatever plays it: regularly while it plays, at once when it pauses or the page is
 * left, and as completed at the end.
 */
export function useVideoProgress(lecture: Lecture, progress: UseLectureProgressResult): UseVideoProgressResult {
  const { _id: id } = lecture;
  const position = useRef(lecture.lastWatchedPosition);
  const isPlaying = useRef(false);
  /** Whether something was played since the last urgent report. */
  const isNew = useRef(false);
  const isTouched = useRef(false);

  useEffect(() => {
    const leave = (options: { isUrgent: true; keepalive?: true }) => {
      if (!isNew.current) return;
      isNew.current = false;
      progress.reportPosition(id, position.current, options);
    };
    const hide = () => document.visibilityState === 'hidden' && leave({ isUrgent: true, keepalive: true });
    const close = () => leave({ isUrgent: true, keepalive: true });
    window.addEventListener('pagehide', close);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', close);
      document.removeEventListener('visibilitychange', hide);
      leave({ isUrgent: true });
      if (isTouched.current) progress.savePosition(id, position.current);
    };
  }, [id, progress]);

  return useMemo(
    () => ({
      startAt: (duration = Number.POSITIVE_INFINITY) =>
        position.current < duration - END_TOLERANCE_SECONDS ? position.current : 0,
      play(seconds) {
        position.current = seconds;
        isPlaying.current = true;
        isNew.current = true;
        isTouched.current = true;
        progress.reportPosition(id, seconds);
      },
      pause(seconds) {
        if (!isPlaying.current) return;
        isPlaying.current = false;
        isNew.current = false;
        position.current = seconds;
        progress.reportPosition(id, seconds, { isUrgent: true });
      },
      end(duration) {
        position.current = duration;
        isPlaying.current = false;
        isNew.current = false;
        progress.complete(id, duration);
      },
    }),
    [id, progress],
  );
}
