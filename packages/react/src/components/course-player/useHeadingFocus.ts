import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when another lecture, or the end of the course, opens, but not when the page itself does. */
export function useHeadingFocus(shownId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(shownId);
  useEffect(() => {
    if (shown.current !== shownId) heading.current?.focus();
    shown.current = shownId;
  }, [shownId]);
  return heading;
}
