import { useEffect } from 'react';
import { useLectern } from '../../provider/context.ts';
import { deferred } from '../../ui/deferred.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import type { ContentDialogsProps } from './ContentDialogs.tsx';

const dialogs = deferred(async () => (await import('./ContentDialogs.tsx')).ContentDialogs);

export const { preload: loadContentDialogs } = dialogs;

/** The dialogs. No page begins with one: their code loads while the page is idle, or with the press that opens one. */
export function LateContentDialogs(props: ContentDialogsProps) {
  const { dialog, onClose } = props;
  const { marketplace, t } = useLectern('ContentManager');
  useEffect(() => {
    // A failure shows when a dialog opens.
    whenIdle(() => void loadContentDialogs().catch(() => {}));
  }, []);
  const ContentDialogs = dialogs.useLoaded(dialog, dialog !== undefined, () => {
    onClose();
    marketplace.notices.show({ type: 'error', title: t('error.title'), message: t('error.network') });
  });
  return ContentDialogs ? <ContentDialogs {...props} /> : null;
}
