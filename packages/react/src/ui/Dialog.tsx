import { type ComponentType, useEffect, useState } from 'react';
import type { DialogProps } from './DialogBox.tsx';

export type { DialogProps };

let Box: ComponentType<DialogProps> | undefined;
/** Loads it once; a load that failed is tried again by the next dialog. */
export const loadDialog = async () => {
  Box ??= (await import('./DialogBox.tsx')).DialogBox;
};

/**
 * A modal dialog: focus goes in, stays in and returns; Escape and the backdrop close it. No page begins with one, so its
 * code comes right after the first view, and not when it is needed: there may be no connection then, which is what it says.
 */
export function Dialog(props: DialogProps) {
  const [isLoaded, setLoaded] = useState(Box !== undefined);
  const { isOpen } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isOpen` is not read; each opening is another try where the first one failed.
  useEffect(() => {
    if (Box) return setLoaded(true);
    // What cannot be loaded now is asked for again when it opens.
    loadDialog().then(
      () => setLoaded(true),
      () => {},
    );
  }, [isOpen]);
  return isLoaded && Box ? <Box {...props} /> : null;
}
