import { useCallback, useEffect, useRef } from 'react';
import { useLectern } from '../provider/context.ts';
import { internalLinkTarget } from '../provider/internalLinkTarget.ts';

interface LeaveOptions {
  /** What was written stays on this device, unless it is discarded. */
  canKeep?: boolean;
  /** What else is to be known before one leaves. */
  note?: string | undefined;
}

/**
 * Asks before something is closed that holds what is not saved, and before a link leads away from it, or Back
 * and Forward where the host lets them be held. `mark` says what
 * is lost then, or with nothing that all is saved; `leave` goes at once, or after a yes.
 */
export function useUnsavedChanges(options: LeaveOptions = {}) {
  const changes = useUnsaved(options);
  const { navigate, navigationGuard } = useLectern('useUnsavedChanges');
  const { isDirty, leave } = changes;
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const address = isDirty() ? internalLinkTarget(event) : undefined;
      if (!address) return;
      event.preventDefault();
      // The router must not hear of it, nor another form that asks.
      event.stopImmediatePropagation();
      leave(() => navigate(address));
    };
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [isDirty, leave, navigate]);
  useEffect(() => navigationGuard?.({ isDirty, leave }), [navigationGuard, isDirty, leave]);
  return changes;
}

function useUnsaved({ canKeep = false, note = '' }: LeaveOptions = {}) {
  const { marketplace, t } = useLectern('useUnsavedChanges');
  const { notices } = marketplace;
  const unsaved = useRef<() => void>(undefined);
  const mark = useCallback((discard: (() => void) | undefined) => {
    unsaved.current = discard;
  }, []);
  const isDirty = useCallback(() => unsaved.current !== undefined, []);
  const ask = useCallback(
    (go: () => void, mayKeep: boolean) => {
      if (!unsaved.current) return go();
      const keep = () => {
        unsaved.current = undefined;
        go();
      };
      notices.show({
        type: 'warning',
        title: t(mayKeep ? 'unsaved.leaveTitle' : 'unsaved.title'),
        message: mayKeep ? `${t('unsaved.leaveText')} ${note}`.trim() : t('unsaved.text'),
        confirmLabel: t('unsaved.discard'),
        cancelLabel: t('unsaved.stay'),
        alternative: mayKeep ? { label: t('unsaved.keep'), onChoose: keep } : undefined,
        prefersCancel: true,
        onConfirm() {
          unsaved.current?.();
          keep();
        },
      });
    },
    [notices, t, note],
  );
  const leave = useCallback((go: () => void) => ask(go, canKeep), [ask, canKeep]);
  /** Puts away what is not saved and stays; asks first. */
  const startOver = useCallback(() => ask(() => {}, false), [ask]);
  return { mark, isDirty, leave, startOver };
}

export type UnsavedChanges = ReturnType<typeof useUnsaved>;

/** Two forms in one that is closed as a whole: each is left by itself, the whole asks for both. */
export function useUnsavedParts(whole: UnsavedChanges): readonly [UnsavedChanges, UnsavedChanges] {
  const first = useUnsaved();
  const second = useUnsaved();
  const discards = useRef(new Map<UnsavedChanges['mark'], () => void>());
  const part = ({ mark, ...others }: UnsavedChanges): UnsavedChanges => ({
    ...others,
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
