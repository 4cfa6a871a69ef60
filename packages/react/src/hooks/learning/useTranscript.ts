import type { CaptionTrack } from '@lectern/sdk';
import { useEffect, useRef, useState } from 'react';

/** A line of a transcript. Times are in seconds. */
export interface TranscriptLine {
  startTime: number;
  endTime: number;
  text: string;
}

/** What {@link useTranscript} returns. */
export interface UseTranscriptResult {
  state: 'loading' | 'ready' | 'failed';
  /** In the order of the captions; empty until they have loaded. */
  lines: readonly TranscriptLine[];
  /** The place of the line that is spoken, or was spoken last; -1 before the first. */
  current: number;
  /** Moves the video to the beginning of a line. */
  seek: (line: TranscriptLine) => void;
  /** Loads the captions again after a failure. */
  retry: () => void;
}

interface Loaded {
  language: string;
  /** Undefined where they couldn't be loaded. */
  lines: readonly TranscriptLine[] | undefined;
}

/** The line of a cue; its markup, such as italics or the speaker's name, is left out. */
const lineOf = (cue: TextTrackCue): TranscriptLine => ({
  startTime: cue.startTime,
  endTime: cue.endTime,
  text: ('getCueAsHTML' in cue ? ((cue as VTTCue).getCueAsHTML().textContent ?? '') : '').replace(/\s+/g, ' ').trim(),
});

/**
 * The captions of a video as text to read: their lines, and which of them is spoken now. It loads them on its own, so it
 * doesn't matter which captions the video shows, or whether it can be played.
 *
 * @param video The element that plays; null until it is there.
 * @param track The captions to read, in one language.
 */
export function useTranscript(
  video: HTMLVideoElement | null,
  track: Pick<CaptionTrack, 'language' | 'url'>,
): UseTranscriptResult {
  const { language } = track;
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const [current, setCurrent] = useState(-1);
  // A signed address changes whenever the course is loaded again; what it leads to doesn't.
  const url = useRef(track.url);
  url.current = track.url;
  const known = loaded?.language === language ? loaded : undefined;
  const lines = known?.lines;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same captions.
  useEffect(() => {
    // Not the video that plays: what it does with its tracks, and whether it loads at all, is its own affair.
    const reader = document.createElement('video');
    reader.crossOrigin = 'anonymous';
    const element = document.createElement('track');
    element.kind = 'metadata';
    element.src = url.current;
    const settle = ({ type }: Event) => {
      const cues = type === 'load' && element.track.cues;
      setLoaded({
        language,
        lines: cues ? [...cues].map(lineOf).filter(({ text }) => text !== '') : undefined,
      });
    };
    for (const name of ['load', 'error']) element.addEventListener(name, settle);
    reader.append(element);
    // A track that is disabled isn't loaded. Programs without a browser, such as tests, have none.
    if (element.track) element.track.mode = 'hidden';
    return () => {
      for (const name of ['load', 'error']) element.removeEventListener(name, settle);
      element.remove();
    };
  }, [language, attempt]);

  useEffect(() => {
    if (!video || !lines) return;
    const follow = () => setCurrent(lines.filter(({ startTime }) => startTime <= video.currentTime).length - 1);
    follow();
    const names = ['timeupdate', 'seeking'];
    for (const name of names) video.addEventListener(name, follow);
    return () => {
      for (const name of names) video.removeEventListener(name, follow);
    };
  }, [video, lines]);

  return {
    state: lines ? 'ready' : known ? 'failed' : 'loading',
    lines: lines ?? [],
    current: lines ? current : -1,
    seek(line) {
      if (video) video.currentTime = line.startTime;
    },
    retry() {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
