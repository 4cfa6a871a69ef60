import { useContext } from 'react';
import type { DialogProps } from './DialogBox.tsx';
import { LoadFailureContext, late } from './late.ts';

export type { DialogProps };

const { preload, usePart } = late(async () => (await import('./DialogBox.tsx')).DialogBox);

export { preload as loadDialog };

/**
 * A modal dialog: focus goes in, stays in and returns; Escape and the backdrop close it. No page begins with one, so the
 * provider loads its code when someone reaches for the widgets, ahead of the click that opens it. Where it can't be loaded
 * the dialog closes, so that the next opening tries again, and a notice says so.
 */
export function Dialog(props: DialogProps) {
  const sayFailure = useContext(LoadFailureContext);
  const { open, onOpenChange } = props;
  const { Part: Box } = usePart({
    isWanted: open,
    onFailure: () => {
      onOpenChange(false);
      return sayFailure();
    },
  });
  return Box ? <Box {...props} /> : null;
}
