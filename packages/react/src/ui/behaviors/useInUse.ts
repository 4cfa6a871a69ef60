import { useEffect, useState } from 'react';

/** The first events when someone reaches for an element with a pointer or the keyboard. */
const REACHING = ['pointerover', 'focusin', 'keydown'] as const;

/** Whether someone has reached for what is in the element. From then on it stays true. */
export function useInUse(element: HTMLElement | null): boolean {
  const [isInUse, setInUse] = useState(false);
  useEffect(() => {
    if (!element || isInUse) return;
    if (element.matches(':focus-within')) return setInUse(true);
    const listening = new AbortController();
    for (const type of REACHING)
      element.addEventListener(type, () => setInUse(true), { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, [element, isInUse]);
  return isInUse;
}
