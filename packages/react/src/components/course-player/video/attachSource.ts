import type { VideoSource } from '@lectern/sdk';

type Playable = Extract<VideoSource, { url: string }>;

/**
 * Gives a video element its source. A list of segments (HLS) is the browser's to play where it can; elsewhere the engine
 * is loaded now. Answers what takes the source away again.
 *
 * @param onError the source cannot be played, or its engine could not be loaded
 */
export function attachSource(video: HTMLVideoElement, source: Playable, onError: () => void): () => void {
  if (source.kind === 'file' || video.canPlayType('application/vnd.apple.mpegurl')) {
    video.src = source.url;
    return () => {
      video.removeAttribute('src');
      video.load();
    };
  }
  let isGone = false;
  let detach = () => {};
  import('./attachHls.ts').then(
    ({ attachHls }) => {
      if (!isGone) detach = attachHls(video, source.url, onError);
    },
    () => !isGone && onError(),
  );
  return () => {
    isGone = true;
    detach();
  };
}
