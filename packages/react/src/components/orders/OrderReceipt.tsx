import type { Order } from '@lectern/sdk';
import type { ReactNode } from 'react';
import { useEnrolledIds } from '../../hooks/useEnrolledCourses.ts';
import { useOrder } from '../../hooks/useOrders.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';

export interface OrderReceiptProps {
  orderId: string;
  /** Who sold it, as a receipt names a seller. */
  seller?: ReactNode;
}

/** What was bought, when and for how much, ready to print. A payment that failed is no receipt: it offers another try. */
export function OrderReceipt({ orderId, seller }: OrderReceiptProps) {
  const { t, paths } = useLectern('OrderReceipt');
  const { data, error, refetch } = useOrder(orderId);
  if (data) return data.status === 'failed' ? <Attempt order={data} /> : <Receipt order={data} seller={seller} />;
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
    <LoadError
      error={error}
      fallback="orders.listFailed"
      onRetry={refetch}
      notFound={{ message: t('orders.notFound'), icon: 'cart', href: paths.orders, label: t('orders.back') }}
    />
  );
}

function Receipt({ order, seller }: { order: Order; seller: ReactNode }) {
  const { t } = useLectern('OrderReceipt');
  const { user } = useSession();
  return (
    <article className="lectern-receipt">
      <OrderHead order={order} />
      <dl className="lectern-receipt-facts">
        <OrderDate order={order} />
        {seller && (
          <div>
            <dt>{t('orders.soldBy')}</dt>
            <dd>{seller}</dd>
          </div>
        )}
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
        {order.cardLast4 && (
          <div>
            <dt>{t('orders.paidWith')}</dt>
            <dd>{t('orders.card', { last4: order.cardLast4 })}</dd>
          </div>
        )}
      </dl>
      <OrderLines order={order} />
      <p className="lectern-receipt-actions">
        <Button onClick={() => window.print()}>{t('orders.print')}</Button>
        <BackToOrders />
      </p>
    </article>
  );
}

function Attempt({ order }: { order: Order }) {
  const { t, Link, paths } = useLectern('OrderReceipt');
  const enrolled = useEnrolledIds();
  const unpaid = order.items.filter(({ courseId }) => !enrolled.has(courseId));
  return (
    <article className="lectern-receipt">
      <OrderHead order={order} />
      <p>{t('orders.attemptText')}</p>
      <dl className="lectern-receipt-facts">
        <OrderDate order={order} />
      </dl>
      <OrderLines order={order} />
      <p className="lectern-receipt-actions">
        {unpaid.length > 0 && (
          <Link
            // Several are still in the cart: only what was paid leaves it.
            href={unpaid.length === 1 ? paths.checkout(unpaid[0]?.courseId) : paths.cart}
            className="lectern-button"
            data-variant="primary"
          >
            {t('error.retry')}
          </Link>
        )}
        <BackToOrders />
      </p>
    </article>
  );
}

function OrderHead({ order }: { order: Order }) {
  const { t } = useLectern('OrderReceipt');
  return (
    <header>
      <h2>{t('orders.number', { id: order._id })}</h2>
      <span className="lectern-order-status" data-status={order.status}>
        {t(`orders.${order.status}`)}
      </span>
    </header>
  );
}

function OrderDate({ order }: { order: Order }) {
  const { t, formats } = useLectern('OrderReceipt');
  return (
    <div>
      <dt>{t('orders.date')}</dt>
      <dd>
        <time dateTime={order.createdAt}>{formats.date(order.createdAt)}</time>
      </dd>
    </div>
  );
}

function OrderLines({ order }: { order: Order }) {
  const { t, formats, Link, paths } = useLectern('OrderReceipt');
  const sums = [
    ['subtotal', order.subtotal],
    ['tax', order.tax],
    ['total', order.total],
  ] as const;
  return (
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
              <Link href={paths.course(item.courseId)} dir="auto">
                {item.title}
              </Link>
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
  );
}

function BackToOrders() {
  const { t, Link, paths } = useLectern('OrderReceipt');
  return (
    <Link href={paths.orders} className="lectern-button" data-variant="quiet">
      {t('orders.back')}
    </Link>
  );
}
