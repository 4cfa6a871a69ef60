import { type Playback, usePlayback } from '@lectern/react';
import { useCallback, useEffect, useRef } from 'react';
import type { PlaybackCommand } from './createFrame.ts';
import { useFrame } from './FrameContext.ts';

/** Lets the host's page drive the player's video, and tells it what the video does. */
export function useDriven(courseId: string): { playback: Playback; forget: () => void } {
  const frame = useFrame();
  const isReady = useRef(false);
  /** What was asked before there was a video. */
  const waiting = useRef<PlaybackCommand[]>([]);
  const playback = usePlayback(({ type, ...moment }) => {
    frame.send({ type: 'event', name: type, detail: { courseId, ...moment } });
    if (type !== 'ready') return;
    isReady.current = true;
    for (const command of waiting.current.splice(0)) run(command);
  });
  const run = useCallback(
    ({ act, seconds = 0 }: PlaybackCommand) => {
      if (act === 'seek') playback.seek(seconds);
      if (act === 'pause') playback.pause();
      if (act !== 'play') return;
      playback.play().catch((error: unknown) => {
        // Only the visitor can allow it: the frame shows the button.
        const detail = { code: 'not_allowed', message: String(error).slice(0, 500) };
        frame.send({ type: 'event', name: 'error', detail });
      });
    },
    [frame, playback],
  );
  useEffect(
    () =>
      frame.onDrive((command) => {
        if (isReady.current) run(command);
        else waiting.current.push(command);
      }),
    [frame, run],
  );
  return {
    playback,
    /** Another lecture opens: what was asked was for the one before. */
    forget() {
      isReady.current = false;
      waiting.current = [];
    },
  };
}
