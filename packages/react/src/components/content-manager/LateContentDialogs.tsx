import { useContext, useEffect } from 'react';
import { LoadFailureContext, late } from '../../ui/late.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import type { ContentDialogsProps } from './ContentDialogs.tsx';

const dialogs = late(async () => (await import('./ContentDialogs.tsx')).ContentDialogs);

export const { preload: loadContentDialogs } = dialogs;

/** The dialogs. No page begins with one: their code loads while the page is idle, or with the press that opens one. */
export function LateContentDialogs(props: ContentDialogsProps) {
  const { dialog, onClose } = props;
  const sayFailure = useContext(LoadFailureContext);
  useEffect(() => {
    // A failure shows when a dialog opens.
    whenIdle(() => void loadContentDialogs().catch(() => {}));
  }, []);
  const { Part: ContentDialogs } = dialogs.usePart({
    attempt: dialog,
    isWanted: dialog !== undefined,
    onFailure: () => {
      onClose();
      return sayFailure();
    },
  });
  return ContentDialogs ? <ContentDialogs {...props} /> : null;
}
