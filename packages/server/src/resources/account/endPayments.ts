import { reconcileOrder, type Settling } from '../orders/reconcile.ts';
import { listPendingOrders } from '../orders/repository.ts';

/**
 * Makes sure that nothing of a person is paid any more, such as in a form that is open in another tab. Returns false where a
 * bank still decides on a payment.
 */
export async function endPayments(services: Settling, userId: string): Promise<boolean> {
  for (const orderId of await listPendingOrders(services.db, userId))
    if ((await reconcileOrder(services, orderId, 'cancel')) === 'processing') return false;
  return true;
}
