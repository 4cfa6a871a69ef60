import { useEffect, useState } from 'react';
import { rootOf } from '../../ui/rootOf.ts';

/** The state of a video, without its position, which changes more often: see `useVideoTime`. */
export interface VideoState {
  isPaused: boolean;
  /** It was never played. */
  isUntouched: boolean;
  /** Playback waits for data. */
  isWaiting: boolean;
  hasEnded: boolean;
  /** Seconds; 0 until it is known. */
  duration: number;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** The playback rate; 1 is normal speed. */
  rate: number;
  isFullscreen: boolean;
  isInPicture: boolean;
}

/** A video that was never played, with the browsers' defaults. */
const untouched: VideoState = {
  isPaused: true,
  isUntouched: true,
  isWaiting: false,
  hasEnded: false,
  duration: 0,
  volume: 1,
  isMuted: false,
  rate: 1,
  isFullscreen: false,
  isInPicture: false,
};

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

/** A change of state that renders only if something differs. */
const changeTo =
  <State extends object>(next: State) =>
  (last: State): State =>
    Object.entries(next).every(([name, value]) => last[name as keyof State] === value) ? last : next;

/**
 * The state of a video element, for your own controls. Until the element is there it is that of an untouched video, so
 * that controls can be drawn with it.
 *
 * @param stage The element that is shown in full screen: the video and its controls.
 */
export function useVideo(video: HTMLVideoElement | null, stage: HTMLElement | null): VideoState {
  const [state, setState] = useState(untouched);
  useEffect(() => {
    if (!video) return;
    let isWaiting = false;
    const update = (event?: Event) => {
      if (event?.type === 'waiting') isWaiting = true;
      else if (event?.type === 'playing' || event?.type === 'pause' || event?.type === 'seeked') isWaiting = false;
      setState(changeTo(read(video, isWaiting, stage)));
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

/** The position of a video and how far it is loaded, in seconds. It changes several times a second. */
export function useVideoTime(video: HTMLVideoElement | null): { time: number; loaded: number } {
  const [state, setState] = useState({ time: 0, loaded: 0 });
  useEffect(() => {
    if (!video) return;
    const update = () => {
      const { buffered, currentTime } = video;
      const loaded = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
      setState(changeTo({ time: currentTime, loaded }));
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
