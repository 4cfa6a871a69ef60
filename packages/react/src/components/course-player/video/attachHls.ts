import Hls from 'hls.js';

/** Plays a list of segments through hls.js, which mends by itself what can be mended once. */
export function attachHls(video: HTMLVideoElement, url: string, onError: () => void): () => void {
  if (!Hls.isSupported()) {
    onError();
    return () => {};
  }
  const hls = new Hls();
  let isMended = false;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !isMended) {
      isMended = true;
      hls.recoverMediaError();
    } else onError();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
}
