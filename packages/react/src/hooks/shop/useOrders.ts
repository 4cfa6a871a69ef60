import type { Order } from '@lectern/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLectern } from '../../provider/context.ts';
import { orderQuery, ordersQuery } from '../../queries/orders.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/** The user's orders, newest first; sends nothing for a visitor. */
export function useOrders(): UseQueryResult<Order[]> {
  const { marketplace } = useLectern('useOrders');
  return usePersonalQuery((userId) => ordersQuery(marketplace, userId));
}

/** One of the user's orders. */
export function useOrder(id: string): UseQueryResult<Order> {
  const { marketplace } = useLectern('useOrder');
  return usePersonalQuery((userId) => orderQuery(marketplace, userId, id));
}
