import { type RefObject, useEffect, useMemo, useState } from 'react';
import { watchSize } from './watchSize.ts';

/** Extra rows rendered at either end: fast scrolling shows no gaps, and Tab finds the next row. */
const OVERSCAN_ROWS = 2;

/** What {@link useRowWindow} returns. */
export interface RowWindow {
  /** The index of the first rendered row. */
  start: number;
  /** The index after the last rendered row. */
  end: number;
  /** The height of the rows before the first, in pixels. */
  before: number;
  /** The height of the rows after the last, in pixels. */
  after: number;
}

/**
 * Which rows of a long list are near the viewport, and the height in pixels of the rows before and after them. The list may
 * scroll with the page or with any ancestor.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  heights: readonly number[],
  isOn: boolean,
): RowWindow {
  const ends = useMemo(() => {
    let sum = 0;
    return heights.map((height) => {
      sum += height;
      return sum;
    });
  }, [heights]);
  const total = ends.at(-1) ?? 0;
  const [viewport, setViewport] = useState(() => ({
    top: 0,
    height: typeof window === 'undefined' ? 800 : window.innerHeight,
  }));

  useEffect(() => {
    const element = list.current;
    if (!isOn || !element) return;
    const measure = () => {
      // In steps of 32 pixels, to render less often than the list scrolls.
      const top = Math.floor(-element.getBoundingClientRect().top / 32) * 32;
      setViewport((before) =>
        before.top === top && before.height === window.innerHeight ? before : { top, height: window.innerHeight },
      );
    };
    const endWatch = watchSize(element, measure);
    // Scroll events don't bubble, and any ancestor may scroll.
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      endWatch();
      document.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [list, isOn]);

  if (!isOn) return { start: 0, end: heights.length, before: 0, after: 0 };
  const start = Math.max(0, firstBeyond(ends, viewport.top) - OVERSCAN_ROWS);
  const end = Math.min(heights.length, firstBeyond(ends, viewport.top + viewport.height) + 1 + OVERSCAN_ROWS);
  return { start, end, before: ends[start - 1] ?? 0, after: total - (ends[end - 1] ?? 0) };
}

/** Index of the first row that ends below a position. */
function firstBeyond(ends: readonly number[], position: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
