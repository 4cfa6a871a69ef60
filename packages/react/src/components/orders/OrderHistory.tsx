import type { Order } from '@lectern/sdk';
import { useId } from 'react';
import { useOrders } from '../../hooks/useOrders.ts';
import { useLectern } from '../../provider/context.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';

/** What was bought, newest first, each with its receipt; payments that failed are listed apart. */
export function OrderHistory() {
  const { t, Link, paths } = useLectern('OrderHistory');
  const { data, error, refetch } = useOrders();
  const attemptsId = useId();
  if (error && !data) {
    return <LoadError error={error} fallback="orders.listFailed" onRetry={refetch} />;
  }
  if (!data) {
    return (
      <div className="lectern-orders">
        <LoadingStatus label={t('orders.loading')} />
        <Skeleton shape="title" />
        <Skeleton shape="title" />
      </div>
    );
  }
  const purchases = data.filter(({ status }) => status !== 'failed');
  const attempts = data.filter(({ status }) => status === 'failed');
  return (
    <>
      {purchases.length === 0 ? (
        <EmptyNote message={t('orders.empty')} icon="cart">
          <Link href={paths.courses} className="lectern-button" data-variant="primary">
            {t('cart.browse')}
          </Link>
        </EmptyNote>
      ) : (
        <OrderRows orders={purchases} />
      )}
      {attempts.length > 0 && (
        <section className="lectern-order-attempts" aria-labelledby={attemptsId}>
          <h2 id={attemptsId}>{t('orders.attempts')}</h2>
          <p>{t('orders.attemptsText')}</p>
          <OrderRows orders={attempts} />
        </section>
      )}
    </>
  );
}

function OrderRows({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className="lectern-orders">
      {orders.map((order) => (
        <li key={order._id}>
          <OrderRow order={order} />
        </li>
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { t, formats, Link, paths } = useLectern('OrderHistory');
  const date = formats.date(order.createdAt);
  const total = formats.money(order.total);
  return (
    <Link href={paths.order(order._id)} className="lectern-order-row">
      <time dateTime={order.createdAt}>{date}</time>
      <span className="lectern-order-row-titles" dir="auto">
        {order.items.map((item) => item.title).join(', ')}
      </span>
      <span className="lectern-order-status" data-status={order.status}>
        {t(`orders.${order.status}`)}
      </span>
      {order.status === 'failed' ? <s>{total}</s> : <strong>{total}</strong>}
    </Link>
  );
}
