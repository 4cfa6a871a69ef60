import { useEffect } from 'react';

/** Calls the handler on Escape, unless something inside takes the key for itself. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.fullscreenElement || document.querySelector('[role="dialog"]');
      if (event.key === 'Escape' && !isTaken) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onEscape]);
}
