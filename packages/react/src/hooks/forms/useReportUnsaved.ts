import { useEffect, useRef } from 'react';
import type { UnsavedChanges } from './useUnsavedChanges.ts';

/**
 * Reports the changes of a form for as long as it is mounted.
 *
 * @param changes Another object after each change: a user who chose to leave is asked again. Undefined if there are none.
 */
export function useReportUnsaved(unsaved: UnsavedChanges | undefined, changes: unknown, discard: () => void) {
  const latest = useRef(discard);
  useEffect(() => {
    latest.current = discard;
  });
  const setDirty = unsaved?.setDirty;
  useEffect(() => {
    setDirty?.(changes === undefined ? undefined : () => latest.current());
    return () => setDirty?.(undefined);
  }, [setDirty, changes]);
}
