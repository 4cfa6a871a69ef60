import Hls from 'hls.js';

/** Plays an HLS stream through hls.js, and lets it recover from one media error. */
export function attachHls(video: HTMLVideoElement, url: string, onError: () => void): () => void {
  if (!Hls.isSupported()) {
    onError();
    return () => {};
  }
  const hls = new Hls();
  let hasRecovered = false;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
    } else onError();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
}
