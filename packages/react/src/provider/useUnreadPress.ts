import { useCallback, useEffect, useRef } from 'react';

/** Two presses within this time are one double press, in milliseconds. A mouse says itself what is one. */
const DOUBLE_PRESS_MS = 500;

interface Press {
  by: string;
  at: number;
  /** What was shown when it began, and when the first press of a double one, or of a key that is held down, began. */
  shown: unknown;
  firstShown: unknown;
  isDouble?: boolean;
  isOver?: boolean;
}

/**
 * A function that says whether the press of this moment can't be an answer to what is shown, because it, or the press
 * that it belongs to, began before that. What presses by itself, such as a screen reader, is an answer at once.
 */
export function useUnreadPress(shown: unknown): () => boolean {
  const shownNow = useRef<unknown>(undefined);
  const last = useRef<Press>(undefined);
  const isUnread = useCallback(() => {
    const press = last.current;
    if (!press || press.isOver) return false;
    // Before its click, as on the page below a dialog, a press isn't known to be single.
    return (press.isDouble === false ? press.shown : press.firstShown) !== shownNow.current;
  }, []);
  useEffect(() => {
    shownNow.current = shown;
  }, [shown]);
  useEffect(() => {
    const begin = (by: string, isRepeat = false) => {
      const at = performance.now();
      const before = last.current?.by === by ? last.current : undefined;
      const isAgain = isRepeat || (before !== undefined && at - before.at < DOUBLE_PRESS_MS);
      last.current = { by, at, shown: shownNow.current, firstShown: isAgain ? before?.firstShown : shownNow.current };
    };
    const onPointer = ({ pointerType }: PointerEvent) => begin(pointerType);
    const onKey = ({ key, repeat }: KeyboardEvent) => {
      if (key === 'Enter' || key === ' ') begin(key, repeat);
      else last.current = undefined;
    };
    const onMouse = (event: MouseEvent) => {
      if (last.current) last.current.isDouble = last.current.by !== 'mouse' || event.detail > 1;
      // Neither does it take the focus away.
      if (event.type === 'mousedown' && isUnread()) event.preventDefault();
    };
    const onClicked = () => {
      if (last.current) last.current.isOver = true;
    };
    window.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('mousedown', onMouse, true);
    window.addEventListener('click', onMouse, true);
    window.addEventListener('click', onClicked);
    return () => {
      window.removeEventListener('pointerdown', onPointer, true);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('mousedown', onMouse, true);
      window.removeEventListener('click', onMouse, true);
      window.removeEventListener('click', onClicked);
    };
  }, [isUnread]);
  return isUnread;
}
