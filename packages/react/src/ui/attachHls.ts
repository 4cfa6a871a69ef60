import Hls from 'hls.js';

/** The sizes that a stream has, and how to choose one. */
export interface StreamSizes {
  /** By the shorter side in pixels, the largest first. */
  sizes: readonly number[];
  /** Plays in this size from the next segment on; undefined: as the line allows. */
  choose(size: number | undefined): void;
}

/** Plays an HLS stream through hls.js, and lets it recover from one media error. */
export function attachHls(
  video: HTMLVideoElement,
  url: string,
  onError: () => void,
  onSizes?: (found: StreamSizes | undefined) => void,
): () => void {
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
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
    const sizes = levels.map(({ width, height }) => Math.min(width, height));
    onSizes?.({
      sizes: [...new Set(sizes)].filter((size) => size > 0).sort((a, b) => b - a),
      choose(size) {
        hls.nextLevel = size === undefined ? -1 : sizes.indexOf(size);
      },
    });
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => {
    onSizes?.(undefined);
    hls.destroy();
  };
}
