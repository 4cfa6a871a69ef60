import { type RefObject, useEffect, useState } from 'react';

/** Whether any of an element is in the upper half of the viewport; false where IntersectionObserver is missing. */
export function useIsInUpperHalf(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '0px 0px -50%',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}
