import { useEffect } from 'react';

/** Fields have an undo of their own; dialogs cover the list. */
const excluded = 'input, textarea, [contenteditable]:not([contenteditable="false"]), [role="dialog"]';

/** Ctrl+Z (Cmd+Z) undoes the last step wherever the focus is, except in fields and dialogs. */
export function useUndoKey(undo: (() => void) | undefined) {
  useEffect(() => {
    if (!undo) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.shiftKey || event.altKey || event.ctrlKey === event.metaKey) return;
      const [target] = event.composedPath();
      if (event.key.toLowerCase() !== 'z' || (target instanceof Element && target.closest(excluded))) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo]);
}
