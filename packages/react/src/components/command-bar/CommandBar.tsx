import { useContext, useLayoutEffect, useRef } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { type OpenProps, useOpenState } from '../../ui/behaviors/useOpenState.ts';
import { LoadFailureContext, late } from '../../ui/late.ts';
import { isCommandKey } from './commandKey.ts';

export type CommandBarProps = OpenProps;

const dialog = late(async () => (await import('./CommandBarDialog.tsx')).CommandBarDialog);

/**
 * Goes anywhere by typing: Ctrl+K or ⌘K opens it, for signed-in people. Until then, nothing of it is loaded or shown. It
 * leaves the keys to editors of text, and to a dialog that is open. Put it on a page once; `AccountMenu` can bring it.
 */
export function CommandBar(props: CommandBarProps) {
  const { portal } = useLectern('CommandBar');
  const { isAuthenticated } = useSession();
  const [isOpen, setOpen] = useOpenState(props);
  const sayFailure = useContext(LoadFailureContext);
  const press = useRef((_: KeyboardEvent) => {});
  // The keys work from the moment that the menu shows: an effect after the paint could miss a press.
  useLayoutEffect(() => {
    press.current = (event) => {
      if (!isCommandKey(event)) return;
      if (!isOpen && portal?.querySelector('.lectern-dialog')) return;
      event.preventDefault();
      setOpen(!isOpen);
    };
  });
  useLayoutEffect(() => {
    if (!isAuthenticated) return;
    const onKeyDown = (event: KeyboardEvent) => press.current(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isAuthenticated]);
  const { Part: CommandBarDialog } = dialog.usePart({
    attempt: isOpen,
    isWanted: isOpen,
    onFailure: () => {
      setOpen(false);
      return sayFailure();
    },
  });
  if (!CommandBarDialog || !isAuthenticated) return null;
  return <CommandBarDialog open={isOpen} onOpenChange={setOpen} />;
}
