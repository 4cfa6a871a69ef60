import { useLectern } from '../../provider/context.ts';
import { settledOrderQuery } from '../../queries/payments.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { askAgainAfter } from './askAgainAfter.ts';

/** Follows the payment of an order until it is decided; asks nothing without an order. */
export function useSettledOrder(orderId: string | undefined) {
  const { marketplace } = useLectern('useCheckout');
  return usePersonalQuery((userId) => settledOrderQuery(marketplace, userId, orderId ?? ''), {
    enabled: orderId !== undefined,
    refetchInterval: ({ state }) =>
      state.data?.payment === 'processing' ? askAgainAfter(state.dataUpdateCount) : false,
    refetchOnWindowFocus: false,
  });
}
