import type { Order } from '@lectern/sdk';
import { failureWords, orderWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useOrders } from '../../hooks/shop/useOrders.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';
import { OrderHistoryProvider } from './context.ts';
import * as parts from './historyParts.tsx';

export interface OrderHistoryProps extends RootProps<'div'> {
  /** The parts, in your arrangement, once the orders are loaded. @default the usual parts */
  children?: ReactNode;
  /** The content of each item. @default a link to the receipt, with date, courses, status and total */
  renderItem?: ((order: Order) => ReactNode) | undefined;
}

const Root = createRoot('div', 'lectern-order-history');

const OrderHistoryRoot = forwardRef<HTMLDivElement, OrderHistoryProps>(function OrderHistory(
  { children, renderItem, ...props },
  ref,
) {
  const { t } = useLectern('OrderHistory', failureWords, orderWords);
  const { data: orders, error, refetch } = useOrders();
  if (!orders) {
    return (
      <Root ref={ref} {...props} state={error ? 'error' : 'loading'}>
        {error ? (
          <LoadError error={error} fallback={t('orders.listFailed')} onRetry={refetch} />
        ) : (
          <div className="lectern-order-history-list">
            <LoadingStatus label={t('orders.loading')} />
            {[1, 2, 3].map((place) => (
              <div key={place} className="lectern-order-history-row" aria-hidden="true">
                <span className="lectern-order-history-picture">
                  <Skeleton shape="box" />
                </span>
                <Skeleton className="lectern-order-history-titles" />
                <Skeleton shape="short" className="lectern-order-history-facts" />
              </div>
            ))}
          </div>
        )}
      </Root>
    );
  }
  return (
    <Root ref={ref} {...props} state={orders.length === 0 ? 'empty' : 'ready'}>
      <OrderHistoryProvider value={{ orders, renderItem }}>
        {children ?? (
          <>
            <parts.OrderHistoryEmpty />
            <parts.OrderHistoryPurchases />
            <parts.OrderHistoryAttempts />
          </>
        )}
      </OrderHistoryProvider>
    </Root>
  );
});

/** The signed-in person's purchases, newest first, each a link to its receipt; failed payments are listed below. */
export const OrderHistory = Object.assign(OrderHistoryRoot, {
  Empty: parts.OrderHistoryEmpty,
  Purchases: parts.OrderHistoryPurchases,
  Attempts: parts.OrderHistoryAttempts,
});
