import { useEffect, useState } from 'react';

const AFTER = 3_000;

/**
 * Whether nobody has moved over an element for a while, so that controls may step back. A focus that is seen inside
 * counts as somebody; so does everything while `isWatching` is false.
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
      }, AFTER);
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
