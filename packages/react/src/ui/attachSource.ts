import type { VideoSource } from '@lectern/sdk/rules';
import type { StreamSizes } from './attachHls.ts';

type Playable = Extract<VideoSource, { url: string }>;

const HLS = 'application/vnd.apple.mpegurl';

/** Safari plays HLS well by itself, also on other screens. Newer Chromium does too, but lets nobody choose a size. */
const playsItself = (video: HTMLVideoElement) =>
  video.canPlayType(HLS) !== '' && (typeof MediaSource === 'undefined' || 'webkitSetPresentationMode' in video);

/**
 * Sets the source of a video element. Browsers that can play HLS do; for others hls.js is loaded. Returns a function that
 * removes the source.
 *
 * @param onError called if the source cannot be played or hls.js cannot be loaded
 * @param onSizes called with the sizes of a stream, where one can be chosen, and with none at its end
 */
export function attachSource(
  video: HTMLVideoElement,
  source: Playable,
  onError: () => void,
  onSizes?: (found: StreamSizes | undefined) => void,
): () => void {
  if (source.kind === 'file' || playsItself(video)) {
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
      if (!isDetached) detach = attachHls(video, source.url, onError, onSizes);
    },
    () => !isDetached && onError(),
  );
  return () => {
    isDetached = true;
    detach();
  };
}
