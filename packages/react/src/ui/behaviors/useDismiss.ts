import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes an open popup when the user presses outside it or moves the focus out of it. Escape closes it too and returns the
 * focus to its opener.
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = (event: Event) => {
      // Inside a shadow root, the target is the host: the path has the element.
      if (root.current && !event.composedPath().includes(root.current)) latest.current();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      latest.current();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, root, opener]);
}
