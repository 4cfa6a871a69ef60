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

/** Two forms in one that is closed as a whole: each is left by itself, the whole asks for both. */
export function useUnsavedParts(whole: UnsavedChanges): readonly [UnsavedChanges, UnsavedChanges] {
  const first = useUnsavedChanges();
  const second = useUnsavedChanges();
  const discards = useRef(new Map<UnsavedChanges['mark'], () => void>());
  const part = ({ mark, leave }: UnsavedChanges): UnsavedChanges => ({
    leave,
    mark(discard) {
      const { current } = discards;
      mark(discard);
      if (discard) current.set(mark, discard);
      else current.delete(mark);
      whole.mark(current.size === 0 ? undefined : () => current.forEach((one) => void one()));
    },
  });
  return [part(first), part(second)];
}
