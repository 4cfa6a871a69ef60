import { isRefundable } from '@lectern/sdk/rules';
import { orderWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useEnrolledIds } from '../../hooks/learning/useEnrolledCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { useReceipt } from './context.ts';

/** The order's number and status. */
export const OrderReceiptHeader = forwardRef<HTMLElement, RootProps<'header'>>(function OrderReceiptHeader(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('OrderReceiptHeader', orderWords);
  const { order } = useReceipt('OrderReceiptHeader');
  return (
    <header ref={ref} {...props} className={cx('lectern-order-receipt-header', className)}>
      <h2>{t('orders.number', { id: order._id })}</h2>
      <span className="lectern-orders-status" data-status={order.status}>
        {t(`orders.${order.status}`)}
      </span>
    </header>
  );
});

/** For a failed payment: that nothing was charged. Nothing for a purchase. */
export const OrderReceiptFailure = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function OrderReceiptFailure(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('OrderReceiptFailure', orderWords);
  const { order } = useReceipt('OrderReceiptFailure');
  if (order.status !== 'failed') return null;
  return (
    <p ref={ref} {...props} className={cx('lectern-order-receipt-failure', className)}>
      {t('orders.attemptText')}
    </p>
  );
});

/** The date; for a purchase also the seller, the partner on whose page it was made, the buyer and the card. */
export const OrderReceiptFacts = forwardRef<HTMLDListElement, RootProps<'dl'>>(function OrderReceiptFacts(
  { className, ...props },
  ref,
) {
  const { t, formats } = useLectern('OrderReceiptFacts', orderWords);
  const { order, seller } = useReceipt('OrderReceiptFacts');
  const { user } = useSession();
  const isPurchase = order.status !== 'failed';
  return (
    <dl ref={ref} {...props} className={cx('lectern-order-receipt-facts', className)}>
      <div>
        <dt>{t('orders.date')}</dt>
        <dd>
          <time dateTime={order.createdAt}>{formats.date(order.createdAt)}</time>
        </dd>
      </div>
      {isPurchase && seller && (
        <div>
          <dt>{t('orders.soldBy')}</dt>
          <dd>{seller}</dd>
        </div>
      )}
      {isPurchase && order.partner && (
        <div>
          <dt>{t('orders.boughtOn')}</dt>
          <dd dir="auto">{order.partner}</dd>
        </div>
      )}
      {isPurchase && user && (
        <div>
          <dt>{t('orders.billedTo')}</dt>
          <dd>
            {user.firstName} {user.lastName}
            <br />
            {user.email}
          </dd>
        </div>
      )}
      {isPurchase && order.cardLast4 && (
        <div>
          <dt>{t('orders.paidWith')}</dt>
          <dd>{t('orders.card', { last4: order.cardLast4 })}</dd>
        </div>
      )}
    </dl>
  );
});

/** Print and, for 30 days, a refund for a purchase; Try again for a failed payment; and the link back to all orders. */
export const OrderReceiptActions = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function OrderReceiptActions(
  { className, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('OrderReceiptActions', orderWords);
  const { order } = useReceipt('OrderReceiptActions');
  const enrolled = useEnrolledIds();
  const unpaid = order.items.filter(({ courseId }) => !enrolled.has(courseId));
  return (
    <p ref={ref} {...props} className={cx('lectern-order-receipt-actions', className)}>
      {order.status !== 'failed' && <Button onClick={() => window.print()}>{t('orders.print')}</Button>}
      {order.status === 'failed' && unpaid.length > 0 && (
        <Link
          // Several unpaid courses are still in the cart: only paid ones leave it.
          href={unpaid.length === 1 ? paths.checkout(unpaid[0]?.courseId) : paths.cart}
          className="lectern-button"
          data-variant="primary"
        >
          {t('error.retry')}
        </Link>
      )}
      {isRefundable(order) && (
        <Link href={paths.refund(order._id)} className="lectern-button" data-variant="quiet">
          {t('orders.refund')}
        </Link>
      )}
      <Link href={paths.orders} className="lectern-button" data-variant="quiet">
        {t('orders.back')}
      </Link>
    </p>
  );
});
