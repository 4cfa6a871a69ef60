import { useEffect, useState } from 'react';

const IDLE_AFTER_MS = 3_000;

/**
 * Whether an element has had no pointer or key event for 3 seconds, so that its controls can hide. It is not idle while
 * a control inside it has visible focus, or while `isWatching` is false.
 */
export function useIdle(element: HTMLElement | null, isWatching: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!element || !isWatching) return setIdle(false);
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => {
        if (!element.querySelector('.lectern-course-player-video-controls :focus-visible')) setIdle(true);
      }, IDLE_AFTER_MS);
    };
    wait();
    const names = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
    for (const name of names) element.addEventListener(name, wait);
    return () => {
      clearTimeout(timer);
      for (const name of names) element.removeEventListener(name, wait);
    };
  }, [element, isWatching]);
  return isIdle;
}
