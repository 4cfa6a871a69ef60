import { useEffect } from 'react';

/** What has an undo of its own, and what is open above the page. */
const elsewhere = 'input, textarea, [contenteditable]:not([contenteditable="false"]), [role="dialog"]';

/** Ctrl+Z, or Cmd+Z, takes the last step back, wherever on the page the focus is; not in a field, nor in a dialog. */
export function useUndoKey(undo: (() => void) | undefined) {
  useEffect(() => {
    if (!undo) return;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.shiftKey || event.altKey || event.ctrlKey === event.metaKey) return;
      const [target] = event.composedPath();
      if (event.key.toLowerCase() !== 'z' || (target instanceof Element && target.closest(elsewhere))) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [undo]);
}
