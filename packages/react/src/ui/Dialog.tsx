import type { DialogProps } from './DialogBox.tsx';
import { deferred } from './deferred.ts';

export type { DialogProps };

const { preload, useLoaded } = deferred(async () => (await import('./DialogBox.tsx')).DialogBox);

export { preload as loadDialog };

/**
 * A modal dialog: focus goes in, stays in and returns; Escape and the backdrop close it. No page begins with one, so its
 * code comes right after the first view, and not when it is needed: there may be no connection then, which is what it says.
 * Each opening is another attempt where loading failed.
 */
export function Dialog(props: DialogProps) {
  const Box = useLoaded(props.isOpen);
  return Box ? <Box {...props} /> : null;
}
