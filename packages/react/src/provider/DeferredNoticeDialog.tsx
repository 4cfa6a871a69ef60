import { useState } from 'react';
import { useStore } from 'zustand';
import { loadDialog } from '../ui/Dialog.tsx';
import { deferred } from '../ui/deferred.ts';
import { useLectern } from './context.ts';
import { PlainNotice } from './PlainNotice.tsx';

const { preload, useLoaded } = deferred(async () => {
  const [{ NoticeDialog }] = await Promise.all([import('./NoticeDialog.tsx'), loadDialog()]);
  return NoticeDialog;
});

export { preload as loadNoticeDialog };

/**
 * The dialog of notices, whose code loads when someone reaches for the widgets, or with the first notice before that.
 * Where it can't be loaded, a note stands in for it, and the next notice tries again.
 */
export function DeferredNoticeDialog({ isInUse }: { isInUse: boolean }) {
  const { notices } = useLectern('NoticeDialog').marketplace;
  const notice = useStore(notices);
  const { isOpen } = notice;
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed && !isOpen) setFailed(false);
  // Every notice is an attempt, also one that replaces another.
  const NoticeDialog = useLoaded(isOpen && notice, isOpen || isInUse, () => setFailed(notices.getState().isOpen));
  if (NoticeDialog) return <NoticeDialog />;
  return hasFailed ? <PlainNotice /> : null;
}
