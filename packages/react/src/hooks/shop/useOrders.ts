import type { Order } from '@lectern/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { orderQuery, ordersQuery } from '../../queries/orders.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { askAgainAfter } from './askAgainAfter.ts';
import { useRefreshEnrollments } from './useEnroll.ts';

/** The user's orders, newest first; sends nothing for a visitor. They are asked for again while a bank decides on one. */
export function useOrders(): UseQueryResult<Order[]> {
  const { marketplace } = useLectern('useOrders');
  const orders = usePersonalQuery((userId) => ordersQuery(marketplace, userId), {
    refetchInterval: ({ state }) =>
      state.data?.some(({ processingSince }) => processingSince) ? askAgainAfter(state.dataUpdateCount) : false,
  });
  useNewCourses(orders.data);
  return orders;
}

/** One of the user's orders. It is asked for again while a bank decides on it. */
export function useOrder(id: string): UseQueryResult<Order> {
  const { marketplace } = useLectern('useOrder');
  const order = usePersonalQuery((userId) => orderQuery(marketplace, userId, id), {
    refetchInterval: ({ state }) => (state.data?.processingSince ? askAgainAfter(state.dataUpdateCount) : false),
  });
  useNewCourses(order.data);
  return order;
}

/** Loads the user's courses again once an order that waited is paid. */
function useNewCourses(known: Order | readonly Order[] | undefined) {
  const refreshEnrollments = useRefreshEnrollments();
  const waiting = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (!known) return;
    const orders = [known].flat() as readonly Order[];
    const isPaid = orders.some(({ _id, status }) => status === 'paid' && waiting.current.includes(_id));
    waiting.current = orders.flatMap(({ _id, status }) => (status === 'pending' ? _id : []));
    if (isPaid) void refreshEnrollments();
  }, [known]);
}
