import { useLectern } from '../../provider/context.ts';
import { settledOrderQuery } from '../../queries/payments.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/** How often a bank's decision is asked for. */
const ASK_AGAIN_MS = 4_000;

/** Follows the payment of an order until it is decided; asks nothing without an order. */
export function useSettledOrder(orderId: string | undefined) {
  const { marketplace } = useLectern('useCheckout');
  return usePersonalQuery((userId) => settledOrderQuery(marketplace, userId, orderId ?? ''), {
    enabled: orderId !== undefined,
    refetchInterval: ({ state }) => (state.data?.payment === 'processing' ? ASK_AGAIN_MS : false),
    refetchOnWindowFocus: false,
  });
}
