import type { Order } from '@lectern/sdk';
import { orderWords, refundWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { orderStatus } from './orderStatus.ts';
import { refundSummary } from './refundState.ts';

/** What has become of an order, in a few words: nobody has paid for one that a code made free. */
export function StatusLabel({ order }: { order: Order }) {
  const { t } = useLectern('StatusLabel', orderWords, refundWords);
  const status = orderStatus(order);
  if (order.isTest)
    return (
      <span className="lectern-orders-status" data-status="test">
        {t('orders.test')}
      </span>
    );
  const { code } = order.discount ?? {};
  const isFree = status === 'paid' && order.total === 0 && code !== undefined;
  return (
    <span className="lectern-orders-status" data-status={status}>
      {isFree ? t('orders.freeWithCode', { code }) : t(refundSummary(order) ?? `orders.${status}`)}
    </span>
  );
}
