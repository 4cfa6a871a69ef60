import type { Order } from '@lectern/sdk';
import { failureWords, orderWords, refundWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useOrder } from '../../hooks/shop/useOrders.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';
import { OrderReceiptProvider } from './context.ts';
import * as parts from './parts.ts';

interface SharedProps extends RootProps<'article'> {
  /** The seller's name, and perhaps address. @default none */
  seller?: ReactNode;
  /** The number of a credit note of the order, which is shown in place of the receipt. @default none */
  creditNote?: string | undefined;
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}
export type OrderReceiptProps = SharedProps &
  (
    | {
        /** The order, which is not loaded then. */
        order: Order;
        orderId?: never;
      }
    | {
        order?: never;
        /** The id of the order to load. */
        orderId: string;
      }
  );

const ReceiptRoot = createRoot('article', 'lectern-order-receipt');

const Root = forwardRef<HTMLElement, OrderReceiptProps>(function OrderReceipt({ order, orderId, ...props }, ref) {
  return order ? (
    <Receipt ref={ref} order={order} {...props} />
  ) : (
    <LoadedReceipt ref={ref} orderId={orderId} {...props} />
  );
});

/** The credit note with a number, and what it is for. */
const creditedBy = ({ items }: Order, number: string) =>
  items.flatMap((item) => {
    const { refund } = item;
    const note = refund?.creditNote;
    return refund && note?.number === number ? [{ note, refund, item }] : [];
  })[0];

const LoadedReceipt = forwardRef<HTMLElement, SharedProps & { orderId: string }>(function LoadedReceipt(
  { orderId, ...props },
  ref,
) {
  const { t, paths } = useLectern('OrderReceipt', failureWords, orderWords);
  const { data, error, refetch } = useOrder(orderId);
  if (data) return <Receipt ref={ref} order={data} {...props} />;
  const { seller, creditNote, children, ...native } = props;
  return (
    <ReceiptRoot ref={ref} {...native} state={error ? 'error' : 'loading'}>
      {error ? (
        <LoadError
          error={error}
          fallback={t('orders.listFailed')}
          onRetry={refetch}
          notFound={{ message: t('orders.notFound'), icon: icons.cart, href: paths.orders, label: t('orders.back') }}
        />
      ) : (
        <>
          <LoadingStatus label={t('orders.loading')} />
          <Skeleton shape="title" />
          <Skeleton shape="short" />
          <div className="lectern-order-receipt-skeleton" aria-hidden="true">
            {['course', 'subtotal', 'tax', 'total'].map((row) => (
              <div key={row}>
                <Skeleton />
                <Skeleton shape="short" />
              </div>
            ))}
          </div>
        </>
      )}
    </ReceiptRoot>
  );
});

const Receipt = forwardRef<HTMLElement, SharedProps & { order: Order }>(function Receipt(
  { order, seller, creditNote, children, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('OrderReceipt', orderWords, refundWords);
  const credited = creditNote === undefined ? undefined : creditedBy(order, creditNote);
  if (creditNote !== undefined && !credited) {
    return (
      <ReceiptRoot ref={ref} {...props} state="error">
        <EmptyNote message={t('orders.notFound')} icon={icons.cart} role="alert">
          <Link href={paths.order(order._id)} className="lectern-button" data-variant="primary">
            {t('refund.receipt')}
          </Link>
        </EmptyNote>
      </ReceiptRoot>
    );
  }
  return (
    <OrderReceiptProvider value={{ order, seller, credited }}>
      <ReceiptRoot ref={ref} {...props} state="ready" data-status={order.status}>
        {children ?? (
          <>
            <parts.OrderReceiptHeader />
            <parts.OrderReceiptFailure />
            <parts.OrderReceiptLines />
            <parts.OrderReceiptFacts />
            <parts.OrderReceiptActions />
          </>
        )}
      </ReceiptRoot>
    </OrderReceiptProvider>
  );
});

/**
 * A receipt, ready to print, or one of its credit notes; a failed payment instead offers another try. Given as an `order`, or
 * loaded by its id.
 */
export const OrderReceipt = Object.assign(Root, {
  Header: parts.OrderReceiptHeader,
  Failure: parts.OrderReceiptFailure,
  Facts: parts.OrderReceiptFacts,
  Lines: parts.OrderReceiptLines,
  Actions: parts.OrderReceiptActions,
});
