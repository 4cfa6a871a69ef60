import { useState } from 'react';
import { useStore } from 'zustand';
import { loadDialog } from '../ui/Dialog.tsx';
import { late } from '../ui/late.ts';
import { useLectern } from './context.ts';
import { PlainNotice } from './PlainNotice.tsx';

const { preload, usePart } = late(async () => {
  const [{ NoticeDialog }] = await Promise.all([import('./NoticeDialog.tsx'), loadDialog()]);
  return NoticeDialog;
});

export { preload as loadNoticeDialog };

/**
 * The dialog of notices, whose code loads when someone reaches for the widgets, or with the first notice before that.
 * Where it can't be loaded, a note stands in for it, and the next notice tries again.
 */
export function LateNoticeDialog({ isInUse }: { isInUse: boolean }) {
  const { notices } = useLectern('NoticeDialog').marketplace;
  const notice = useStore(notices);
  const { isOpen } = notice;
  const [isPlain, setPlain] = useState(false);
  if (isPlain && !isOpen) setPlain(false);
  const { Part: NoticeDialog } = usePart({
    // Every notice is an attempt, also one that replaces another.
    attempt: isOpen && notice,
    isWanted: isOpen || isInUse,
    onFailure: () => {
      setPlain(notices.getState().isOpen);
    },
  });
  if (NoticeDialog) return <NoticeDialog />;
  return isPlain ? <PlainNotice /> : null;
}
