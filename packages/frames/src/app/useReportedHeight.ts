import { type RefObject, useEffect } from 'react';
import { useFrame } from './FrameContext.ts';

/** Higher content scrolls inside the frame. */
const MAX_PX = 20_000;
/** A view whose height follows the frame's own would never come to rest. */
const MAX_CHANGES_PER_SECOND = 30;

/** Reports the height of an element to the host whenever it changes. */
export function useReportedHeight(content: RefObject<HTMLElement | null>): void {
  const frame = useFrame();
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    let last = 0;
    let changes: number[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      const px = Math.min(Math.ceil(element.getBoundingClientRect().height), MAX_PX);
      const now = performance.now();
      changes = changes.filter((time) => now - time < 1_000);
      // A hidden frame has no width, and its text would be a tower.
      const isHidden = window.innerWidth === 0 || px === 0;
      if (isHidden || px === last) return;
      clearTimeout(timer);
      // The height at which it comes to rest counts, however many there have been before.
      if (changes.length >= MAX_CHANGES_PER_SECOND) {
        timer = setTimeout(report, 1_000);
        return;
      }
      last = px;
      changes.push(now);
      frame.send({ type: 'height', px });
    };
    const observer = new ResizeObserver(report);
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [frame, content]);
}
