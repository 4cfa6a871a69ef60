import { useStore } from 'zustand';
import { Button } from '../ui/Button.tsx';
import { useLectern } from './context.ts';
import { useOwnsNotices } from './useOwnsNotices.ts';

/**
 * A notice whose dialog can't be loaded. A question can't be answered here: it can be asked again, or cancelled. What
 * has succeeded is no question, even if the dialog would offer a next step.
 */
export function PlainNotice() {
  const { marketplace, t } = useLectern('PlainNotice');
  const { notices } = marketplace;
  const { title, message, detail, type, onConfirm, onCancel } = useStore(notices);
  const isQuestion = type !== 'success' && (onConfirm !== undefined || onCancel !== undefined);
  const close = () => {
    onCancel?.();
    notices.hide();
  };
  if (!useOwnsNotices(notices)) return null;
  return (
    <div role="alert" className="lectern-plain-notice">
      <strong>{title}</strong>
      <p>{message}</p>
      {detail && <p>{detail}</p>}
      {isQuestion && <p>{t('error.network')}</p>}
      <div className="lectern-plain-notice-actions">
        <Button onClick={close}>{t(isQuestion ? 'notice.cancel' : 'notice.ok')}</Button>
        {isQuestion && (
          <Button variant="primary" onClick={() => notices.update({})}>
            {t('error.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
