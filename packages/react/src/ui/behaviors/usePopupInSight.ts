import { type RefObject, useEffect } from 'react';

/** How far a popup stays from the edge of the screen, in pixels. */
const MARGIN_PX = 8;

/** Moves an open popup, which begins at the end of its button, sideways as far as it would leave the screen. */
export function usePopupInSight(popup: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    const element = popup.current;
    if (!isOpen || !element) return;
    const move = () => {
      element.style.insetInlineEnd = '';
      const { left, right } = element.getBoundingClientRect();
      const end = document.documentElement.clientWidth - MARGIN_PX;
      // A popup as wide as the screen shows its start.
      const shift = left < MARGIN_PX ? MARGIN_PX - left : Math.min(0, Math.max(end - right, MARGIN_PX - left));
      // Not a translation: the page could still be scrolled to where it was.
      const towardsEnd = getComputedStyle(element).direction === 'rtl' ? shift : -shift;
      if (shift !== 0) element.style.insetInlineEnd = `${towardsEnd}px`;
    };
    move();
    window.addEventListener('resize', move);
    return () => window.removeEventListener('resize', move);
  }, [popup, isOpen]);
}
