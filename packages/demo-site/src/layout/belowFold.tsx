import { type ComponentType, useEffect, useRef, useState } from 'react';

/** A screen ahead: it is there before anyone sees it. */
const AHEAD = '100% 0px';

/**
 * What stands below the fold and need not be there for the first view: it loads when it is about to be seen. Nothing
 * stands there where it can't be loaded; it is tried again when it is next about to be seen.
 *
 * @param placeClass of what keeps its place: a jump to the end of the page would be moved by what arrives above it
 */
export function belowFold(load: () => Promise<ComponentType>, placeClass: string) {
  return function BelowFold() {
    const [Part, setPart] = useState<ComponentType>();
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!place.current) return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) {
            load().then(
              (part) => setPart(() => part),
              () => {},
            );
          }
        },
        { rootMargin: AHEAD },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    }, []);
    return Part ? <Part /> : <div ref={place} className={placeClass} />;
  };
}
