import type { Order } from '@lectern/sdk';
import { orderDigits } from '@lectern/sdk/rules';
import { orderWords, refundWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { itemCover } from '../../hooks/shop/itemCover.ts';
import { useLectern } from '../../provider/context.ts';
import { NextSteps } from '../../provider/NextSteps.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { CoverImage } from '../cover-image/index.ts';
import { useOrderHistoryContext } from './context.ts';
import { orderStatus } from './orderStatus.ts';
import { canAskForRefund, partRefunded } from './refundState.ts';
import { StatusLabel } from './StatusLabel.tsx';

const isAttempt = ({ status }: Order) => status === 'failed';

/** The purchases, each in an `li`. Nothing if there are none. */
export const OrderHistoryPurchases = definePart('OrderHistoryPurchases', 'ul', 'lectern-order-history-list', (name) => {
  const purchases = useOrderHistoryContext(name).orders.filter((order) => !isAttempt(order));
  return purchases.length === 0 ? null : { children: <OrderItems orders={purchases} /> };
});

/** A sentence and three things to do while nothing was bought. Nothing otherwise. */
export const OrderHistoryEmpty = definePart('OrderHistoryEmpty', EmptyNote, 'lectern-order-history-empty', (name) => {
  const { t } = useLectern(name, orderWords);
  if (!useOrderHistoryContext(name).orders.every(isAttempt)) return null;
  return {
    message: t('orders.empty'),
    icon: icons.cart,
    children: <NextSteps />,
  };
});

/** The failed payments, with a heading. Nothing if there are none. */
export const OrderHistoryAttempts = definePart(
  'OrderHistoryAttempts',
  'section',
  'lectern-order-history-attempts',
  (name) => {
    const { t } = useLectern(name, orderWords);
    const attempts = useOrderHistoryContext(name).orders.filter(isAttempt);
    const titleId = useId();
    if (attempts.length === 0) return null;
    return {
      'aria-labelledby': titleId,
      children: (
        <>
          <h2 id={titleId}>{t('orders.attempts')}</h2>
          <p>{t('orders.attemptsText')}</p>
          <ul className="lectern-order-history-list">
            <OrderItems orders={attempts} />
          </ul>
        </>
      ),
    };
  },
);

function OrderItems({ orders }: { orders: readonly Order[] }) {
  const { renderItem } = useOrderHistoryContext();
  return orders.map((order) => (
    <li key={order._id}>
      {renderItem?.(order) ?? (
        <>
          <OrderLink order={order} />
          {canAskForRefund(order) && <RefundLink order={order} />}
        </>
      )}
    </li>
  ));
}

function RefundLink({ order: { _id } }: { order: Order }) {
  const { t, Link, paths } = useLectern('OrderHistory', orderWords);
  const label = t('orders.refund');
  return (
    <Link
      href={paths.refund(_id)}
      className="lectern-order-history-refund"
      aria-label={`${label}: ${t('orders.number', { digits: orderDigits(_id) })}`}
    >
      {label}
    </Link>
  );
}

function OrderLink({ order }: { order: Order }) {
  const { t, formats, Link, paths } = useLectern('OrderHistory', orderWords, refundWords);
  const total = formats.price(order.total);
  const back = partRefunded(order);
  return (
    <Link href={paths.order(order._id)} className="lectern-order-history-row">
      <span className="lectern-order-history-picture">
        <CoverImage course={itemCover(order.items[0])} sizes="9rem" className="lectern-order-history-image" />
        {order.items.length > 1 && (
          <span aria-hidden="true">{t('orders.more', { count: formats.count(order.items.length - 1) })}</span>
        )}
      </span>
      <span className="lectern-order-history-titles" dir="auto">
        {order.items.map((item) => item.title).join(', ')}
      </span>
      <span className="lectern-order-history-facts">
        <time dateTime={order.createdAt}>{formats.date(order.createdAt)}</time>
        <span>{t('orders.number', { digits: orderDigits(order._id) })}</span>
        <StatusLabel order={order} />
        {back > 0 && <span>{t('refund.cameBack', { amount: formats.money(back) })}</span>}
      </span>
      {isAttempt(order) ? <s>{total}</s> : <strong>{total}</strong>}
      <span className="lectern-order-history-open">
        {t(`orders.name.${orderStatus(order)}`)}
        <Icon shape={icons.chevronRight} />
      </span>
    </Link>
  );
}
