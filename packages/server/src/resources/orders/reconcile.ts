import type { Services } from '../../services.ts';
import { completeOrder, failOrder, listAbandonedOrders } from './repository.ts';

/**
 * Completes or fails an order that was interrupted, by what the payment provider knows: a charged order becomes paid.
 *
 * @param how what happens to an order that was never charged: `cancel` makes sure it never is, `find` leaves it pending
 */
export async function reconcileOrder(
  { db, payments }: Services,
  orderId: string,
  how: 'cancel' | 'find',
): Promise<void> {
  const outcome = how === 'cancel' ? await payments.cancel(orderId) : await payments.find(orderId);
  if (outcome === 'charged') await completeOrder(db, orderId);
  else if (outcome === 'cancelled') await failOrder(db, orderId, 'superseded');
  else if (outcome === 'declined') await failOrder(db, orderId, 'declined');
}

/** Runs at the start and every hour: orders that were charged before the server stopped become paid. */
export async function reconcileAbandonedOrders(services: Services): Promise<void> {
  for (const orderId of await listAbandonedOrders(services.db)) await reconcileOrder(services, orderId, 'find');
}
