import type { Lecture } from '@lectern/sdk';
import { useEffect, useMemo, useRef } from 'react';
import type { useLectureProgress } from './useLectureProgress.ts';

/** So near the end there is nothing to resume: it starts again. */
const END = 1;

/**
 * A video's way into the learner's progress (§4), whatever plays it: where to resume, where one is while it plays, at
 * once when playing stops or the page is left, and done at the end. Positions are in seconds.
 */
export function useVideoProgress(lecture: Lecture, progress: ReturnType<typeof useLectureProgress>) {
  const { _id: id } = lecture;
  const position = useRef(lecture.lastWatchedPosition);
  const isPlaying = useRef(false);
  /** Something was played that has not been reported for good; a position that was only resumed is no news. */
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
      /** Where to start, 0 for the beginning. `duration` is the video's, as soon as it is known. */
      startAt: (duration = Number.POSITIVE_INFINITY) => (position.current < duration - END ? position.current : 0),
      /** It plays, and is here. */
      play(seconds: number) {
        position.current = seconds;
        isPlaying.current = true;
        isNew.current = true;
        isTouched.current = true;
        progress.reportPosition(id, seconds);
      },
      /** It stopped, here. */
      pause(seconds: number) {
        if (!isPlaying.current) return;
        isPlaying.current = false;
        isNew.current = false;
        position.current = seconds;
        progress.reportPosition(id, seconds, { isUrgent: true });
      },
      /** It is over. */
      end(duration: number) {
        position.current = duration;
        isPlaying.current = false;
        isNew.current = false;
        progress.complete(id, duration);
      },
    }),
    [id, progress],
  );
}

export type VideoProgress = ReturnType<typeof useVideoProgress>;
