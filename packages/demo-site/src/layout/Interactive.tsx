import { useEffect, useRef } from 'react';
import { repeatEarlyActs } from '../earlyActs.ts';

/** Once the page around it reacts to presses: repeats the early ones, and marks the document (`data-hydrated`). */
export function Interactive({ onShown }: { onShown: (() => void) | undefined }) {
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current?.();
    shown.current = undefined;
    repeatEarlyActs();
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
