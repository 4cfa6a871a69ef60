import { useEffect, useState } from 'react';
import { rootOf } from '../ui/rootOf.ts';

/** How a video stands, without its clock: that moves on its own, see `useVideoTime`. */
export interface VideoState {
  isPaused: boolean;
  /** It has not been started yet. */
  isUntouched: boolean;
  /** It waits for data. */
  isWaiting: boolean;
  hasEnded: boolean;
  /** Seconds; 0 until it is known. */
  duration: number;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** 1 is the speed it was made at. */
  rate: number;
  isFullscreen: boolean;
  isInPicture: boolean;
}

const events = [
  'play',
  'playing',
  'pause',
  'waiting',
  'seeked',
  'ended',
  'durationchange',
  'volumechange',
  'ratechange',
  'emptied',
  'enterpictureinpicture',
  'leavepictureinpicture',
];

function read(video: HTMLVideoElement, isWaiting: boolean, stage: Element | null): VideoState {
  return {
    isPaused: video.paused,
    isUntouched: video.paused && video.played.length === 0,
    isWaiting,
    hasEnded: video.ended,
    duration: Number.isFinite(video.duration) ? video.duration : 0,
    volume: video.volume,
    isMuted: video.muted || video.volume === 0,
    rate: video.playbackRate,
    isFullscreen: stage !== null && rootOf(stage).fullscreenElement === stage,
    isInPicture: rootOf(video).pictureInPictureElement === video,
  };
}

/**
 * Follows a video element, for controls of one's own.
 *
 * @param stage what fills the screen in full screen: the video and its controls
 */
export function useVideo(video: HTMLVideoElement | null, stage: HTMLElement | null): VideoState | undefined {
  const [state, setState] = useState<VideoState>();
  useEffect(() => {
    if (!video) return;
    let isWaiting = false;
    const update = (event?: Event) => {
      if (event?.type === 'waiting') isWaiting = true;
      else if (event?.type === 'playing' || event?.type === 'pause' || event?.type === 'seeked') isWaiting = false;
      setState(read(video, isWaiting, stage));
    };
    update();
    for (const name of events) video.addEventListener(name, update);
    document.addEventListener('fullscreenchange', update);
    return () => {
      for (const name of events) video.removeEventListener(name, update);
      document.removeEventListener('fullscreenchange', update);
    };
  }, [video, stage]);
  return state;
}

/** Where a video is, and how far it is loaded, in seconds. Only what shows the clock should use it. */
export function useVideoTime(video: HTMLVideoElement | null): { time: number; loaded: number } {
  const [state, setState] = useState({ time: 0, loaded: 0 });
  useEffect(() => {
    if (!video) return;
    const update = () => {
      const { buffered, currentTime } = video;
      setState({ time: currentTime, loaded: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0 });
    };
    update();
    const names = ['timeupdate', 'seeking', 'seeked', 'progress', 'loadedmetadata', 'emptied'];
    for (const name of names) video.addEventListener(name, update);
    return () => {
      for (const name of names) video.removeEventListener(name, update);
    };
  }, [video]);
  return state;
}
