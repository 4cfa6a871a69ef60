import { useRef, useState } from 'react';

/** Drives the video of a `CoursePlayer` from outside of it. Times are in seconds. */
export interface Playback {
  /** Plays the video. Rejects where the browser wants a press first, and while no video is open. */
  play: () => Promise<void>;
  /** Pauses the video. */
  pause: () => void;
  /** Goes to a second of the video, from its beginning. */
  seek: (seconds: number) => void;
  /** Where the video is; 0 while none is open. */
  readonly currentTime: number;
  /** How long the video is; 0 until it is known. */
  readonly duration: number;
  /** For the player: takes the video of a lecture. Returns a function that gives it back. */
  attach: (video: HTMLVideoElement, lectureId: string) => () => void;
}

/** What has happened to the video of a player. Times are in seconds. */
export interface PlaybackEvent {
  /** `ready`: a video is open and can be driven. `time`: it is somewhere else, at most four times a second. */
  type: 'ready' | 'play' | 'pause' | 'time';
  /** The lecture of the video. */
  lectureId: string;
  /** Where the video is. */
  currentTime: number;
  /** How long the video is. */
  duration: number;
}

const TIME_INTERVAL_MS = 250;

const durationOf = (video: HTMLVideoElement | undefined) =>
  video && Number.isFinite(video.duration) ? video.duration : 0;

/**
 * Drives the video of a `CoursePlayer` that gets the result as `playback`, such as by a list of chapters. Videos of other
 * hosts are theirs to drive.
 *
 * @param onEvent Called when a video can be driven, plays, pauses or is somewhere else.
 */
export function usePlayback(onEvent?: (event: PlaybackEvent) => void): Playback {
  const listener = useRef(onEvent);
  listener.current = onEvent;
  const [playback] = useState(() => createPlayback((event) => listener.current?.(event)));
  return playback;
}

function createPlayback(onEvent: (event: PlaybackEvent) => void): Playback {
  let current: HTMLVideoElement | undefined;
  return {
    play: () => current?.play() ?? Promise.reject(new Error('No video is open. Wait for the event "ready".')),
    pause: () => current?.pause(),
    seek(seconds) {
      if (current) current.currentTime = Math.min(Math.max(seconds, 0), durationOf(current) || seconds);
    },
    get currentTime() {
      return current?.currentTime ?? 0;
    },
    get duration() {
      return durationOf(current);
    },
    attach(video, lectureId) {
      const stop = follow(video, (type) =>
        onEvent({ type, lectureId, currentTime: video.currentTime, duration: durationOf(video) }),
      );
      current = video;
      return () => {
        stop();
        if (current === video) current = undefined;
      };
    },
  };
}

/** Tells what a video does. Returns a function that stops. */
function follow(video: HTMLVideoElement, tell: (type: PlaybackEvent['type']) => void): () => void {
  let isReady = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    if (isReady || video.readyState < HTMLMediaElement.HAVE_METADATA) return;
    isReady = true;
    tell('ready');
  };
  const tellTime = () => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        toldAt = performance.now();
        tell('time');
      },
      Math.max(0, toldAt + TIME_INTERVAL_MS - performance.now()),
    );
  };
  const listeners = {
    loadedmetadata: begin,
    play: () => tell('play'),
    pause: () => tell('pause'),
    timeupdate: tellTime,
    seeked: tellTime,
  };
  // After the player knows what it drives.
  queueMicrotask(begin);
  for (const [name, listen] of Object.entries(listeners)) video.addEventListener(name, listen);
  return () => {
    isReady = true;
    clearTimeout(timer);
    for (const [name, listen] of Object.entries(listeners)) video.removeEventListener(name, listen);
  };
}
