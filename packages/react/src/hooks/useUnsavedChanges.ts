import { useCallback, useRef } from 'react';
import { useLectern } from '../provider/context.ts';

/**
 * Asks before something is closed that holds what is not saved. `mark` says what is lost then, or with nothing that all
 * is saved; `leave` goes at once, or after a yes.
 */
export function useUnsavedChanges() {
  const { marketplace, t } = useLectern('useUnsavedChanges');
  const { notices } = marketplace;
  const unsaved = useRef<() => void>(undefined);
  const mark = useCallback((discard: (() => void) | undefined) => {
    unsaved.current = discard;
  }, []);
  const leave = useCallback(
    (go: () => void) => {
      if (!unsaved.current) return go();
      notices.show({
        type: 'warning',
        title: t('unsaved.title'),
        message: t('unsaved.text'),
        confirmLabel: t('unsaved.discard'),
        onConfirm() {
          unsaved.current?.();
          unsaved.current = undefined;
          go();
        },
      });
    },
    [notices, t],
  );
  return { mark, leave };
}

export type UnsavedChanges = ReturnType<typeof useUnsavedChanges>;
