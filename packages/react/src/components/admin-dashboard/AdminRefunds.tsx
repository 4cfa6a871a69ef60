import type { ListedRefund } from '@lectern/sdk';
import { refundWords } from '@lectern/sdk/words';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDecideRefund, useRefunds } from '../../hooks/admin/useRefunds.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { refundTexts } from '../../ui/refundTexts.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { LoadError } from '../load-error/index.ts';
import { ReturnDecision, ReturnFacts } from './AdminReturns.tsx';
import { OrderFacts } from './OrderFacts.tsx';

/** The refunds that wait for a decision, each with its form, and those that were decided. */
export function AdminRefunds() {
  const { t } = useLectern('AdminRefunds', refundWords);
  const { data, error, refetch } = useRefunds();
  const titleId = useId();
  const [news, setNews] = useState<string>();
  const outcome = useRef<HTMLParagraphElement>(null);
  // The pressed button goes with its request.
  useEffect(() => {
    if (news) outcome.current?.focus();
  }, [news]);
  const tell = ({ courseTitle, status }: ListedRefund) =>
    setNews(t('refunds.decided', { title: courseTitle, status: t(refundTexts[status][0]) }));
  return (
    <section aria-labelledby={titleId} className="lectern-admin-dashboard-refunds">
      <h2 id={titleId}>{t('refunds.title')}</h2>
      <p ref={outcome} role="status" tabIndex={-1} hidden={!news}>
        {news}
      </p>
      {data ? (
        <>
          <p>{t(data.waiting.length === 0 && data.returns.length === 0 ? 'refunds.empty' : 'refunds.text')}</p>
          {(data.waiting.length > 0 || data.returns.length > 0) && (
            <ul>
              {data.returns.map((returned) => (
                <li key={returned._id}>
                  <ReturnFacts returned={returned} title={t('returns.title')} />
                  <ReturnDecision returned={returned} onDone={setNews} />
                </li>
              ))}
              {data.waiting.map((refund) => (
                <li key={refund._id}>
                  <RefundFacts refund={refund} />
                  <Decision refund={refund} onDecided={tell} />
                </li>
              ))}
            </ul>
          )}
          {(data.others.length > 0 || data.goodwill.length > 0) && (
            <details>
              <summary className="lectern-unfold">{t('refunds.others')}</summary>
              <ul>
                {data.others.map((refund) => (
                  <li key={refund._id}>
                    <RefundFacts refund={refund} />
                  </li>
                ))}
                {data.goodwill.map((returned) => (
                  <li key={returned._id}>
                    <ReturnFacts returned={returned} title={t('returns.goodwill')} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      ) : (
        error && <LoadError error={error} fallback={t('refunds.loadFailed')} onRetry={refetch} />
      )}
    </section>
  );
}

function RefundFacts({ refund }: { refund: ListedRefund }) {
  const { t, formats } = useLectern('AdminRefunds', refundWords);
  const { orderId, courseTitle, email, status, amount, at, answer, progress, reason } = refund;
  return (
    <>
      <strong dir="auto">{courseTitle}</strong>
      <span>
        {t(refundTexts[status][0])} · <time dateTime={at}>{formats.date(at)}</time>
      </span>
      <OrderFacts
        orderId={orderId}
        email={email}
        amount={amount}
        others={[
          [t('refunds.progress'), t('refund.progress', { percent: progress })],
          [t('refunds.reason'), reason ?? t('refunds.noReason')],
          ...(answer ? [[t('refunds.answer'), answer] as const] : []),
        ]}
      />
    </>
  );
}

function Decision({
  refund: { _id, amount, status, email, courseTitle },
  onDecided,
}: {
  refund: ListedRefund;
  onDecided: (refund: ListedRefund) => void;
}) {
  const { t, formats, marketplace } = useLectern('AdminRefunds', refundWords);
  const { decide, isDeciding, error } = useDecideRefund(_id, { onSuccess: onDecided });
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isFailed = status === 'failed';
  const send = (isGranted: boolean, isReturned = false) => {
    if (isDeciding) return;
    const isLacking = !isGranted && answer.trim() === '';
    setMissing(isLacking);
    if (isLacking) field.current?.focus();
    else decide({ isGranted, answer: answer.trim(), ...(isReturned ? { isReturned } : {}) });
  };
  const money = formats.money(amount);
  const grantLabel = t(isFailed ? 'refunds.again' : 'refunds.grant', { amount: money });
  /** Nothing undoes either way. */
  const ask = (way: 'grant' | 'returned') =>
    marketplace.notices.show({
      type: 'warning',
      title: t(`refunds.${way}Title`),
      message: t(`refunds.${way}Text`, { email, amount: money, title: courseTitle }),
      confirmLabel: way === 'grant' ? grantLabel : t('refunds.record'),
      isDestructive: true,
      onConfirm: () => send(true, way === 'returned'),
    });
  return (
    <form
      noValidate
      aria-label={t('refunds.form', { title: courseTitle, email })}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isDeciding) ask('grant');
      }}
    >
      {isFailed && <p>{t('refunds.failedText')}</p>}
      <TextArea
        ref={field}
        label={t('refunds.answer')}
        hint={t('refunds.answerHint')}
        error={isMissing ? t('refunds.answerMissing') : error}
        name="answer"
        rows={2}
        maxLength={1_000}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="primary" isBusy={isDeciding} busyLabel={t('refunds.deciding')}>
          {grantLabel}
        </Button>
        {isFailed && <Button onClick={() => ask('returned')}>{t('refunds.returned')}</Button>}
        <Button onClick={() => send(false)}>{t('refunds.decline')}</Button>
      </div>
    </form>
  );
}
