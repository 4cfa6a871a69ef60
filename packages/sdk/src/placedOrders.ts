import type { MarketplaceEvent } from './events.ts';
import type { Order } from './schemas/order.ts';
import type { KeyValueStore } from './stores/storage.ts';

/** Announces each order of this browser once, when it's known to be paid. */
export interface PlacedOrders {
  /** Remembers an order that waits for its payment, also while a bank's page has the place of this one. */
  await(id: string): void;
  /** Announces an order that was just bought. */
  announce(order: Order): void;
  /** Announces those that waited and are paid now; forgets those that never will be. */
  look(orders: readonly Order[]): void;
}

const KEY = 'unpaid_orders';
/** Most are decided at once; those that nobody looks at again make room. */
const MOST = 20;

export function createPlacedOrders(storage: KeyValueStore, emit: (event: MarketplaceEvent) => void): PlacedOrders {
  const read = () => (storage.get(KEY) ?? '').split(' ').filter(Boolean);
  /** Returns whether it was there: storage is read and written at once, so that of several tabs one announces it. */
  const forget = (id: string) => {
    const known = read();
    const others = known.filter((other) => other !== id);
    if (others.length === 0) storage.remove(KEY);
    else storage.set(KEY, others.join(' '));
    return others.length < known.length;
  };
  const announce = (order: Order) => {
    forget(order._id);
    emit({ type: 'order.placed', order });
  };
  return {
    await: (id) => void storage.set(KEY, [...read(), id].slice(-MOST).join(' ')),
    announce,
    look(orders) {
      for (const order of orders)
        if (order.status !== 'pending' && forget(order._id) && order.status === 'paid') announce(order);
    },
  };
}
