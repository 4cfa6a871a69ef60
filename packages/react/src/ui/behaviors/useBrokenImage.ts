import { type RefObject, useEffect } from 'react';

/** Calls `onBroken` for an image of server-rendered HTML that failed before React could listen to its `error` event. */
export function useBrokenImage(image: RefObject<HTMLImageElement | null>, onBroken: (image: HTMLImageElement) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since React listens from then on.
  useEffect(() => {
    const { current } = image;
    if (!current?.currentSrc || !current.complete || current.naturalWidth > 0) return;
    // Drawings without a size have no width either, in some browsers.
    current.decode().catch(() => onBroken(current));
  }, []);
}
