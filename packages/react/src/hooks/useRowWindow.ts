import { type RefObject, useEffect, useMemo, useState } from 'react';

/** Rows beyond the edges of what is seen: fast scrolling shows no gaps, and Tab finds the next one. */
const SPARE = 2;

/**
 * Which rows of a long list are near what one sees, and the space (in pixels) of those that are not. The list scrolls
 * with the page or with whatever it lies in.
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, heights: readonly number[], isOn: boolean) {
  const ends = useMemo(() => {
    let sum = 0;
    return heights.map((height) => {
      sum += height;
      return sum;
    });
  }, [heights]);
  const total = ends.at(-1) ?? 0;
  const [seen, setSeen] = useState({ top: 0, height: 800 });

  useEffect(() => {
    if (!isOn) return;
    const look = () => {
      // In steps, so that scrolling draws again once in a while and not with every pixel.
      const top = Math.floor(-(list.current?.getBoundingClientRect().top ?? 0) / 32) * 32;
      setSeen((known) =>
        known.top === top && known.height === window.innerHeight ? known : { top, height: window.innerHeight },
      );
    };
    look();
    // Scrolling does not bubble: the list may lie in anything that scrolls.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [list, isOn]);

  if (!isOn) return { start: 0, end: heights.length, before: 0, after: 0 };
  const start = Math.max(0, firstBeyond(ends, seen.top) - SPARE);
  const end = Math.min(heights.length, firstBeyond(ends, seen.top + seen.height) + 1 + SPARE);
  return { start, end, before: ends[start - 1] ?? 0, after: total - (ends[end - 1] ?? 0) };
}

/** The first row that ends after a place. */
function firstBeyond(ends: readonly number[], place: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
