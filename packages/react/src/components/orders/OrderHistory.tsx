import type { Order } from '@lectern/sdk';
import { cartWords, orderWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import { useOrders } from '../../hooks/shop/useOrders.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/createRoot.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';

export interface OrderHistoryProps extends Omit<RootProps<'div'>, 'children'> {}

const Root = createRoot('div', 'lectern-order-history');

/** The signed-in person's purchases, newest first, each a link to its receipt; failed payments are listed below. */
export const OrderHistory = forwardRef<HTMLDivElement, OrderHistoryProps>(function OrderHistory(props, ref) {
  const { t, Link, paths } = useLectern('OrderHistory', cartWords, orderWords);
  const { data, error, refetch } = useOrders();
  const attemptsId = useId();
  if (!data) {
    return (
      <Root ref={ref} {...props} state={error ? 'error' : 'loading'}>
        {error ? (
          <LoadError error={error} fallback={t('orders.listFailed')} onRetry={refetch} />
        ) : (
          <div className="lectern-order-history-list">
            <LoadingStatus label={t('orders.loading')} />
            {[1, 2, 3].map((place) => (
              <div key={place} className="lectern-order-history-row" aria-hidden="true">
                <Skeleton shape="short" />
                <Skeleton />
                <Skeleton className="lectern-order-history-skeleton" />
                <Skeleton className="lectern-order-history-skeleton" />
              </div>
            ))}
          </div>
        )}
      </Root>
    );
  }
  const purchases = data.filter(({ status }) => status !== 'failed');
  const attempts = data.filter(({ status }) => status === 'failed');
  return (
    <Root ref={ref} {...props} state={data.length === 0 ? 'empty' : 'ready'}>
      {purchases.length === 0 ? (
        <EmptyNote message={t('orders.empty')} icon={icons.cart}>
          <Link href={paths.courses} className="lectern-button" data-variant="primary">
            {t('cart.browse')}
          </Link>
        </EmptyNote>
      ) : (
        <OrderList orders={purchases} />
      )}
      {attempts.length > 0 && (
        <section className="lectern-order-history-attempts" aria-labelledby={attemptsId}>
          <h2 id={attemptsId}>{t('orders.attempts')}</h2>
          <p>{t('orders.attemptsText')}</p>
          <OrderList orders={attempts} />
        </section>
      )}
    </Root>
  );
});

function OrderList({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className="lectern-order-history-list">
      {orders.map((order) => (
        <li key={order._id}>
          <OrderLink order={order} />
        </li>
      ))}
    </ul>
  );
}

function OrderLink({ order }: { order: Order }) {
  const { t, formats, Link, paths } = useLectern('OrderHistory', orderWords);
  const date = formats.date(order.createdAt);
  const total = formats.money(order.total);
  return (
    <Link href={paths.order(order._id)} className="lectern-order-history-row">
      <time dateTime={order.createdAt}>{date}</time>
      <span className="lectern-order-history-titles" dir="auto">
        {order.items.map((item) => item.title).join(', ')}
      </span>
      <span className="lectern-orders-status" data-status={order.status}>
        {t(`orders.${order.status}`)}
      </span>
      {order.status === 'failed' ? <s>{total}</s> : <strong>{total}</strong>}
    </Link>
  );
}
