import type { RefundableItem } from '@lectern/sdk';
import { orderWords, refundWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { refundTexts } from '../../ui/refundTexts.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { useRefundRequestContext } from './context.ts';

/** What has become of the request, announced. Empty before. */
export const RefundRequestOutcome = definePart(
  'RefundRequestOutcome',
  'div',
  'lectern-refund-request-outcome',
  (name) => {
    const { t, formats } = useLectern(name, refundWords);
    const { requested } = useRefundRequestContext(name);
    const refund = requested?.refund;
    return {
      role: 'status',
      'data-status': refund?.status,
      children: requested && refund && (
        <>
          <h2>
            <Icon shape={refund.status === 'failed' || refund.status === 'declined' ? icons.error : icons.success} />
            <span>{t(refundTexts[refund.status][0])}</span>
          </h2>
          <p dir="auto">{requested.title}</p>
          <p>{t(refundTexts[refund.status][1], { amount: formats.money(refund.amount) })}</p>
          {refund.answer && <p dir="auto">{t('refund.answer', { answer: refund.answer })}</p>}
        </>
      ),
    };
  },
);

/** The courses of the order, of which one is chosen, or the only one; those that were asked back say how far that is. */
export const RefundRequestCourses = definePart(
  'RefundRequestCourses',
  'fieldset',
  'lectern-refund-request-courses',
  (name) => {
    const { t } = useLectern(name, refundWords);
    const { items = [], item: chosen, choose, choiceError, isLate } = useRefundRequestContext(name);
    const group = useId();
    const errorId = useId();
    const isOnly = items.length === 1;
    const question = isOnly ? 'refund.course' : 'refund.choose';
    return {
      'aria-describedby': choiceError && errorId,
      children: (
        <>
          <legend>{t(items.some(({ refund }) => !refund) ? question : 'refund.allAsked')}</legend>
          {items.map((item) =>
            isOnly ? (
              <div key={item.courseId} className="lectern-refund-request-course">
                <CourseFacts {...item} />
              </div>
            ) : (
              <label key={item.courseId} className="lectern-refund-request-course">
                <input
                  type="radio"
                  name={group}
                  value={item.courseId}
                  checked={chosen?.courseId === item.courseId}
                  disabled={item.refund !== undefined || isLate}
                  onChange={() => choose(item.courseId)}
                />
                <CourseFacts {...item} />
              </label>
            ),
          )}
          {choiceError && (
            <p role="alert" id={errorId} className="lectern-field-error">
              {choiceError}
            </p>
          )}
        </>
      ),
    };
  },
);

function CourseFacts({ title, amount, progress, refund }: RefundableItem) {
  const { t, formats } = useLectern('RefundRequestCourses', refundWords);
  return (
    <>
      <span>
        <strong dir="auto">{title}</strong>
        <span>{refund ? t(refundTexts[refund.status][0]) : t('refund.progress', { percent: progress })}</span>
        {refund?.answer && <span dir="auto">{t('refund.answer', { answer: refund.answer })}</span>}
      </span>
      <strong>{formats.money(refund?.amount ?? amount)}</strong>
    </>
  );
}

/** What a request means: how much comes back, whether somebody looks at it first, and what ends. */
export const RefundRequestTerms = definePart('RefundRequestTerms', 'div', 'lectern-refund-request-terms', (name) => {
  const { t, formats } = useLectern(name, refundWords);
  const { item, isLate, until } = useRefundRequestContext(name);
  if (isLate) return { children: <p>{t('refund.tooLate')}</p> };
  if (!item) return null;
  return {
    children: (
      <>
        <p>
          <strong>{t('refund.amount', { amount: formats.money(item.amount) })}</strong>
        </p>
        <p>{item.isImmediate ? t('refund.immediate') : t('refund.reviewed', { percent: item.progress })}</p>
        <p>{t('refund.ends')}</p>
        {until && <p>{t('refund.until', { date: formats.date(until) })}</p>}
      </>
    ),
  };
});

/** The reason, which may be left out. Nothing where nothing can be asked back. */
export const RefundRequestReason = definePart('RefundRequestReason', 'div', 'lectern-refund-request-reason', (name) => {
  const { t } = useLectern(name, refundWords);
  const { item, isLate, reason, setReason, error } = useRefundRequestContext(name);
  if (!item || isLate) return null;
  return {
    children: (
      <TextArea
        label={t('refund.reason')}
        hint={t('refund.reasonHint')}
        error={error}
        name="reason"
        rows={4}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    ),
  };
});

/** The button, another request after one was made, and the way back to the receipt. */
export const RefundRequestActions = definePart(
  'RefundRequestActions',
  'p',
  'lectern-refund-request-actions',
  (name) => {
    const { t, formats, Link, paths } = useLectern(name, refundWords, orderWords);
    const { orderId, item, isOpen, requested, again, isRequesting } = useRefundRequestContext(name);
    return {
      children: (
        <>
          {isOpen && !requested && (
            <Button type="submit" variant="primary" isBusy={isRequesting} busyLabel={t('refund.submitting')}>
              {item?.isImmediate ? t('refund.submitNow', { amount: formats.money(item.amount) }) : t('refund.submit')}
            </Button>
          )}
          {isOpen && requested && <Button onClick={again}>{t('refund.again')}</Button>}
          <Link href={paths.order(orderId)} className="lectern-button lectern-button-flush" data-variant="quiet">
            {t('refund.receipt')}
          </Link>
        </>
      ),
    };
  },
);
