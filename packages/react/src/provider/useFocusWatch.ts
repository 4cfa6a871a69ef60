import { useEffect } from 'react';

/**
 * Gives the focus a place where what has it is removed. The code loads after the first view and before the first click.
 * Where it can't be loaded, each move of the focus is another attempt, and so is the return of the connection.
 */
export function useFocusWatch(root: HTMLElement | null): void {
  useEffect(() => {
    if (!root) return;
    const watch = new AbortController();
    const { signal } = watch;
    let isBegun = false;
    const begin = () => {
      if (isBegun) return;
      isBegun = true;
      import('../ui/focusReturn.ts').then(
        ({ watchFocus }) => watchFocus(root, signal),
        () => {
          isBegun = false;
        },
      );
    };
    begin();
    root.addEventListener('focusin', begin, { signal });
    window.addEventListener('online', begin, { signal });
    return () => watch.abort();
  }, [root]);
}
