import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { noticeIcon } from '../ui/noticeIcon.ts';
import { useLectern } from './context.ts';
import { useOwnsNotices } from './useOwnsNotices.ts';
import { useUnreadPress } from './useUnreadPress.ts';

/**
 * The global modal of §2: OK, or Confirm and Cancel for a question. Of several that share a client, the first shows the
 * notice. A press that began before it was shown, or the second half of one, doesn't answer it.
 */
export function NoticeDialog() {
  const { marketplace, portal, t } = useLectern('NoticeDialog');
  const { notices } = marketplace;
  const notice = useStore(notices);
  const isOwner = useOwnsNotices(notices);
  const isShown = notice.isOpen && isOwner;
  const isUnreadPress = useUnreadPress(isShown && `${notice.title}\n${notice.message}`);
  const [isBusy, setBusy] = useState(false);
  const isQuestion = notice.onConfirm !== undefined || notice.onCancel !== undefined;
  const isLoading = notice.isLoading || isBusy;
  // Good news offers the next act. A question that can lose something begins with the safe answer.
  const isOffer = isQuestion && (notice.type === 'success' || notice.type === 'info');

  const cancel = () => {
    notice.onCancel?.();
    notices.hide();
  };
  const choose = () => {
    const { alternative } = notices.getState();
    notices.hide();
    alternative?.onChoose();
  };
  const yes = notice.prefersCancel ? 'danger' : notice.isDestructive ? 'destructive' : 'primary';
  async function confirm() {
    const { onConfirm } = notices.getState();
    setBusy(true);
    try {
      await onConfirm?.();
    } finally {
      setBusy(false);
      // The handler may have shown another notice: only the question itself is closed.
      if (notices.getState().onConfirm === onConfirm) notices.hide();
    }
  }

  const buttons = [
    isQuestion && (
      <Button key="no" variant={notice.prefersCancel ? 'primary' : 'secondary'} onClick={cancel} disabled={isLoading}>
        {notice.cancelLabel ?? t('notice.cancel')}
      </Button>
    ),
    notice.alternative && (
      <Button key="other" onClick={choose} disabled={isLoading}>
        {notice.alternative.label}
      </Button>
    ),
    <Button
      key="yes"
      variant={yes}
      data-first-focus={isOffer || undefined}
      isBusy={isLoading}
      busyLabel={notice.busyLabel}
      onClick={isQuestion ? () => void confirm() : notices.hide}
    >
      {isQuestion ? (notice.confirmLabel ?? t('notice.confirm')) : t('notice.ok')}
    </Button>,
  ];
  // Three are a column on a phone, which begins with the one that has the focus.
  const isReversed = isOffer && notice.alternative !== undefined;

  return (
    <Dialog
      open={isShown}
      onOpenChange={(isOpen) => !(isOpen || isUnreadPress()) && cancel()}
      canClose={!isLoading}
      title={notice.title}
      description={notice.message || undefined}
      detail={notice.detail}
      closeLabel={t('notice.close')}
      container={portal}
      className="lectern-notice"
      icon={<Icon shape={noticeIcon[notice.type]} className="lectern-notice-icon" data-type={notice.type} />}
    >
      <div
        className="lectern-dialog-actions"
        data-reversed={isReversed || undefined}
        onClickCapture={(event) => isUnreadPress() && event.stopPropagation()}
      >
        {isReversed ? buttons.reverse() : buttons}
      </div>
    </Dialog>
  );
}
