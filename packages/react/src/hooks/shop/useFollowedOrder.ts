import type { Order } from '@lectern/sdk';
import { useCallback, useEffect, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { ordersQuery } from '../../queries/orders.ts';
import { settledOrderQuery } from '../../queries/payments.ts';
import { useUserId } from '../account/useSession.ts';
import { useOrders } from './useOrders.ts';
import { useSettledOrder } from './useSettledOrder.ts';

/** How long after a payment an empty checkout says what was paid. */
const JUST_PAID_MS = 10 * 60_000;

/** What a checkout does about the answers of the provider; each is called once for an answer. */
interface FollowedOrderCallbacks {
  onPaid: (order: Order) => void;
  /** The payment has ended or was left open; another attempt is another order. `isOpen`: the buyer can still confirm it. */
  onUnpaid: (order: Order, isOpen: boolean) => void;
  /** The provider has ended what was left open, and nothing was paid. */
  onEnded: () => void;
  /** It was paid after all, in another tab or by the bank, or a bank decides on it: it is followed again. */
  onReopened: () => void;
}

/**
 * The order whose payment a checkout follows until it is decided: one that a bank's page led back from, one that was
 * paid here, or an earlier one that the buyer's bank is still deciding on.
 */
export function useFollowedOrder(
  orderId: string | undefined,
  { onPaid, onUnpaid, onEnded, onReopened }: FollowedOrderCallbacks,
) {
  const { marketplace } = useLectern('useFollowedOrder');
  const queryClient = useQueryClient();
  const userId = useUserId() ?? '';
  const [followedId, setFollowedId] = useState(orderId);
  /** An order of before, which is followed because the buyer's bank decides on it. */
  const [earlierId, setEarlierId] = useState<string>();
  // Back from a bank's page, the courses are those of the order, whatever is in the cart by now.
  const [courseIds, setCourseIds] = useState<readonly string[]>();
  /** An order whose payment is decided, however the list of orders has it. */
  const [decidedId, setDecidedId] = useState<string>();
  const [isPaid, setPaid] = useState(false);
  const settled = useSettledOrder(followedId);
  const orders = useOrders();

  const outcome = settled.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the provider.
  useEffect(() => {
    if (!outcome || outcome.payment === 'processing') return;
    const { order, payment } = outcome;
    const ids = order.items.map(({ courseId }) => courseId);
    if (order.status === 'paid') {
      setPaid(true);
      setCourseIds(ids);
      onPaid(order);
      return;
    }
    setDecidedId(order._id);
    setFollowedId(undefined);
    onUnpaid(order, payment === 'open');
    // It may be waiting for the buyer in another tab, and is for other courses, too: a new order replaces it.
    if (order._id === earlierId) return;
    // One that stays open ends by itself.
    if (order.status === 'pending') {
      marketplace.orders.settle({ id: order._id, isOver: true }).then(
        (found) => {
          if (found.order.status !== 'paid' && found.payment !== 'processing') return onEnded();
          onReopened();
          setDecidedId(undefined);
          setFollowedId(order._id);
          // Where it hasn't been drawn since that nothing is followed, nothing else would ask again.
          void queryClient.invalidateQueries({ queryKey: settledOrderQuery(marketplace, userId, order._id).queryKey });
        },
        () => {},
      );
    }
    setCourseIds(ids);
  }, [outcome]);

  /** Follows an earlier order. */
  const followEarlier = useCallback(
    (id: string) => {
      if (id === followedId) return;
      setFollowedId(id);
      setEarlierId(id);
    },
    [followedId],
  );

  return {
    courseIds,
    isPaid,
    /** The followed order while the buyer's bank decides on it. */
    processing: outcome?.payment === 'processing' && followedId !== undefined ? outcome.order : undefined,
    /** How the question about the followed order goes; undefined while none is followed. */
    question: followedId === undefined ? undefined : settled,
    /** The order by which the buyer's bank decides on a course already. */
    processingOf: ({ _id }: { _id: string }, list = orders.data) =>
      list?.find(
        ({ _id: id, processingSince, items }) =>
          processingSince && id !== decidedId && items.some(({ courseId }) => courseId === _id),
      ),
    /** The last purchase, if it was made just now and nothing of it is asked back. */
    justPaid: orders.data?.find(
      ({ status, createdAt, items }) =>
        status === 'paid' &&
        Date.now() - Date.parse(createdAt) < JUST_PAID_MS &&
        items.every(({ refund }) => refund === undefined),
    ),
    isLoadingOrders: orders.isLoading,
    /** Adds an order to the known ones, so that this checkout, drawn again, says at once what was paid. */
    remember: (order: Order) =>
      void queryClient.setQueryData(
        ordersQuery(marketplace, userId).queryKey,
        (known) => known && [order, ...known.filter(({ _id }) => _id !== order._id)],
      ),
    /** Loads the orders again, and returns them. */
    reloadOrders: async () => (await orders.refetch()).data,
    /** Follows an order that was paid here. */
    follow(id: string) {
      setFollowedId(id);
      setEarlierId(undefined);
    },
    followEarlier,
  };
}
