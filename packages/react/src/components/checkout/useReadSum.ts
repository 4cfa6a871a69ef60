import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

/** Two presses of a key within this time are one double press, in milliseconds, as of a mouse. */
const DOUBLE_PRESS_MS = 500;

/**
 * Handlers around the buttons that pay. A press pays only the sum that was shown when it began, and the second half of a
 * double press only that of the first half: a sum that has just changed is read before it is charged.
 *
 * @param sum what is shown; undefined while it isn't known
 */
export function useReadSum(sum: number | undefined) {
  /** Of a press that has begun. What presses by itself, such as a screen reader, doesn't say so. */
  const begun = useRef<{ sum: number | undefined }>(undefined);
  const last = useRef<{ sum: number | undefined; at: number }>(undefined);
  return {
    onPointerDownCapture() {
      begun.current = { sum };
    },
    onKeyDownCapture({ key, repeat }: KeyboardEvent) {
      // A key that is held down presses again and again.
      if (key === 'Enter' || key === ' ') begun.current = { sum: repeat ? undefined : sum };
    },
    onClickCapture(event: MouseEvent) {
      if (!(event.target instanceof Element && event.target.closest('button'))) return;
      const { detail, timeStamp: at } = event;
      const isOld = begun.current !== undefined && begun.current.sum !== sum;
      const isDouble =
        last.current !== undefined && (detail > 1 || (detail === 0 && at - last.current.at < DOUBLE_PRESS_MS));
      const isUnread = isOld || (isDouble && last.current?.sum !== sum);
      begun.current = undefined;
      last.current = isUnread ? last.current : { sum, at };
      if (!isUnread) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
