import { formWords } from '@lectern/sdk/words';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { internalLinkTarget } from '../../provider/internalLinkTarget.ts';

interface LeaveOptions {
  /** The question offers to keep the draft on this device. */
  canKeep?: boolean;
  /** Added to the text of that question. */
  note?: string | undefined;
}

/** Asks before unsaved changes are lost. */
export interface UnsavedChanges {
  /** With a function that discards the changes: there are some. With undefined: everything is saved. */
  setDirty: (discard: (() => void) | undefined) => void;
  /** Whether there are unsaved changes. */
  isDirty: () => boolean;
  /** Calls `go` at once if everything is saved, otherwise after the user confirms. */
  leave: (go: () => void) => void;
  /** Discards the changes and stays, after the user confirms. */
  startOver: () => void;
}

/**
 * Asks before a form is left with unsaved changes: by `leave`, by a link, and by Back and Forward where the host passes a
 * `navigationGuard`.
 */
export function useUnsavedChanges(options: LeaveOptions = {}): UnsavedChanges {
  const changes = useUnsaved(options);
  const { navigate, navigationGuard } = useLectern('useUnsavedChanges');
  const { isDirty, leave } = changes;
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const address = isDirty() ? internalLinkTarget(event) : undefined;
      if (!address) return;
      event.preventDefault();
      // Neither the router nor another form that asks may see the click.
      event.stopImmediatePropagation();
      leave(() => navigate(address));
    };
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [isDirty, leave, navigate]);
  useEffect(() => navigationGuard?.({ isDirty, leave }), [navigationGuard, isDirty, leave]);
  return changes;
}

function useUnsaved({ canKeep = false, note = '' }: LeaveOptions = {}): UnsavedChanges {
  const { marketplace, t } = useLectern('useUnsavedChanges', formWords);
  const { notices } = marketplace;
  const unsaved = useRef<() => void>(undefined);
  const setDirty = useCallback((discard: (() => void) | undefined) => {
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
  const startOver = useCallback(() => ask(() => {}, false), [ask]);
  return useMemo(() => ({ setDirty, isDirty, leave, startOver }), [setDirty, isDirty, leave, startOver]);
}

/** Two forms inside one that is closed as a whole: each can be left alone, and the whole asks for both. */
export function useUnsavedParts({ setDirty }: UnsavedChanges): readonly [UnsavedChanges, UnsavedChanges] {
  const discards = useRef(new Map<UnsavedChanges, () => void>());
  const report = useCallback(
    (part: UnsavedChanges, discard: (() => void) | undefined) => {
      const { current } = discards;
      if (discard) current.set(part, discard);
      else current.delete(part);
      setDirty(current.size === 0 ? undefined : () => current.forEach((discardPart) => void discardPart()));
    },
    [setDirty],
  );
  return [usePart(report), usePart(report)];
}

function usePart(report: (part: UnsavedChanges, discard: (() => void) | undefined) => void): UnsavedChanges {
  const part = useUnsaved();
  return useMemo(
    () => ({
      ...part,
      setDirty(discard) {
        part.setDirty(discard);
        report(part, discard);
      },
    }),
    [part, report],
  );
}
