import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { orderQuery, ordersQuery } from '../queries/orders.ts';
import { useUserId } from './useSession.ts';

/** What one has bought, newest first; nothing is asked for a visitor. */
export function useOrders() {
  const { marketplace } = useLectern('useOrders');
  const userId = useUserId();
  return useQuery({ ...ordersQuery(marketplace, userId ?? ''), enabled: userId !== undefined });
}

/** One order of one's own. */
export function useOrder(id: string) {
  const { marketplace } = useLectern('useOrder');
  const userId = useUserId();
  return useQuery({ ...orderQuery(marketplace, userId ?? '', id), enabled: userId !== undefined });
}
