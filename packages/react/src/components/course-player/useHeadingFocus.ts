import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when another lecture opens, but not when the page itself does. */
export function useHeadingFocus(lectureId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(lectureId);
  useEffect(() => {
    if (shown.current !== lectureId) heading.current?.focus();
    shown.current = lectureId;
  }, [lectureId]);
  return heading;
}
