import { useEffect } from 'react';

/**
 * Keeps `--frame-top` and `--frame-height` of the document, in pixels: which part of the frame is in sight. A frame as
 * high as its content would show its dialogs far outside of the window.
 */
export function usePartInSight(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const root = document.documentElement;
    // Its first report after each start has the part that the windows around the frame leave in sight.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      const { top, height } = entry.intersectionRect;
      root.style.setProperty('--frame-top', `${top}px`);
      root.style.setProperty('--frame-height', `${height}px`);
    });
    const measure = ({ target }: Partial<Event> = {}) => {
      // A dialog that moved under a press would lose it.
      if (target instanceof Element && target.closest('[role="dialog"]')) return;
      observer.disconnect();
      observer.observe(root);
    };
    // A dialog opens after a press; if not, it takes the focus.
    const events = ['pointerdown', 'keydown', 'focusin'];
    measure();
    for (const name of events) root.addEventListener(name, measure, true);
    return () => {
      observer.disconnect();
      for (const name of events) root.removeEventListener(name, measure, true);
    };
  }, [isNeeded]);
}
