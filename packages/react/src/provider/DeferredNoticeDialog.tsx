import { useStore } from 'zustand';
import { deferred } from '../ui/deferred.ts';
import { useLectern } from './context.ts';

const { preload, useLoaded } = deferred(async () => (await import('./NoticeDialog.tsx')).NoticeDialog);

export { preload as loadNoticeDialog };

/** The dialog of notices, whose code loads when someone reaches for the widgets, or with the first notice before that. */
export function DeferredNoticeDialog({ isInUse }: { isInUse: boolean }) {
  const { notices } = useLectern('NoticeDialog').marketplace;
  const isOpen = useStore(notices, (notice) => notice.isOpen);
  const NoticeDialog = useLoaded(isOpen, isOpen || isInUse);
  return NoticeDialog ? <NoticeDialog /> : null;
}
