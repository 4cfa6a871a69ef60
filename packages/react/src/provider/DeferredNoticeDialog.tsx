import { useStore } from 'zustand';
import { deferred } from '../ui/deferred.ts';
import { useLectern } from './context.ts';

const { preload, useLoaded } = deferred(async () => (await import('./NoticeDialog.tsx')).NoticeDialog);

export { preload as loadNoticeDialog };

/** The dialog of notices, whose code comes right after the first view. */
export function DeferredNoticeDialog() {
  const { notices } = useLectern('NoticeDialog').marketplace;
  const NoticeDialog = useLoaded(useStore(notices, ({ isOpen }) => isOpen));
  return NoticeDialog ? <NoticeDialog /> : null;
}
