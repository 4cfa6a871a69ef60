import { useEffect, useRef } from 'react';

/** Focus moves with the view: to the new lecture's title, but not when the page itself has just opened. */
export function useFocusOnChange(lectureId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(lectureId);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== lectureId) heading.current?.focus();
    shown.current = lectureId;
  }, [lectureId]);
  return heading;
}
