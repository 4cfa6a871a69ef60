import type { Order } from '@lectern/sdk';
import { useOrder } from '../../hooks/useOrders.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { LoadFailure } from '../load-failure/index.ts';

export interface OrderReceiptProps {
  orderId: string;
}

/** What was bought, when and for how much: a page one would print. */
export function OrderReceipt({ orderId }: OrderReceiptProps) {
  const { t, paths } = useLectern('OrderReceipt');
  const { data, error, refetch } = useOrder(orderId);
  if (data) return <Receipt order={data} />;
  if (!error) {
    return (
      <div className="lectern-receipt">
        <LoadingStatus label={t('orders.loading')} />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  return (
    <LoadFailure
      error={error}
      failed="orders.listFailed"
      onRetry={refetch}
      missing={{ message: t('orders.notFound'), icon: 'cart', href: paths.orders, label: t('orders.back') }}
    />
  );
}

function Receipt({ order }: { order: Order }) {
  const { t, formats, Link, paths } = useLectern('OrderReceipt');
  const { user } = useSession();
  const sums = [
    ['subtotal', order.subtotal],
    ['tax', order.tax],
    ['total', order.total],
  ] as const;
  return (
    <article className="lectern-receipt">
      <header>
        <h2>{t('orders.number', { id: order._id.slice(-8).toUpperCase() })}</h2>
        <span className="lectern-order-status" data-status={order.status}>
          {t(`orders.${order.status}`)}
        </span>
      </header>
      <dl className="lectern-receipt-facts">
        <div>
          <dt>{t('orders.date')}</dt>
          <dd>
            <time dateTime={order.createdAt}>{formats.date(order.createdAt)}</time>
          </dd>
        </div>
        {user && (
          <div>
            <dt>{t('orders.billedTo')}</dt>
            <dd>
              {user.firstName} {user.lastName}
              <br />
              {user.email}
            </dd>
          </div>
        )}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('orders.course')}</th>
            <th scope="col">{t('orders.price')}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.courseId}>
              <td>
                <Link href={paths.course(item.courseId)}>{item.title}</Link>
              </td>
              <td>{formats.price(item.price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, amount]) => (
            <tr key={name} data-sum={name}>
              <th scope="row">{t(`cart.${name}`)}</th>
              <td>{formats.money(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p className="lectern-receipt-actions">
        <Button onClick={() => window.print()}>{t('orders.print')}</Button>
        <Link href={paths.orders} className="lectern-button" data-variant="quiet">
          {t('orders.back')}
        </Link>
      </p>
    </article>
  );
}
