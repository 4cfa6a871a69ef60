import { useEffect, useRef } from 'react';

/** Marks the document (`data-hydrated`) once the page around it reacts to presses. */
export function Interactive({ onShown }: { onShown: (() => void) | undefined }) {
  const shown = useRef(onShown);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    shown.current?.();
    shown.current = undefined;
  }, []);
  return null;
}
