import type { VideoSource } from '@lectern/sdk/rules';

type Playable = Extract<VideoSource, { url: string }>;

/**
 * Sets the source of a video element. Browsers that can play HLS do; for others hls.js is loaded. Returns a function that
 * removes the source.
 *
 * @param onError called if the source cannot be played or hls.js cannot be loaded
 */
export function attachSource(video: HTMLVideoElement, source: Playable, onError: () => void): () => void {
  if (source.kind === 'file' || video.canPlayType('application/vnd.apple.mpegurl')) {
    video.src = source.url;
    return () => {
      video.removeAttribute('src');
      video.load();
    };
  }
  let isDetached = false;
  let detach = () => {};
  import('./attachHls.ts').then(
    ({ attachHls }) => {
      if (!isDetached) detach = attachHls(video, source.url, onError);
    },
    () => !isDetached && onError(),
  );
  return () => {
    isDetached = true;
    detach();
  };
}
