import type { PaymentState } from '../../payments/provider.ts';
import { Problem } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { finishOrder } from './finishOrder.ts';
import { failOrder, findPayment, listAbandonedOrders, saveProcessing } from './repository.ts';

/**
 * Completes or fails an order that was interrupted, by what the payment provider knows: a charged order becomes paid.
 *
 * @param how what happens to an order that was never charged: `cancel` makes sure it never is, `find` leaves it pending
 * @param reason why an order that is cancelled has failed
 * @returns what the provider said
 */
export async function reconcileOrder(
  services: Services,
  orderId: string,
  how: 'cancel' | 'find',
  reason: 'superseded' | 'expired' | 'declined' = 'superseded',
): Promise<PaymentState['kind']> {
  const { db, payments } = services;
  const payment = await findPayment(db, orderId);
  if (!payment) return 'none';
  const state = how === 'cancel' ? await payments.cancel(payment) : await payments.find(payment);
  if (state.kind === 'charged') await finishOrder(services, orderId, state.cardLast4);
  else if (state.kind === 'cancelled') await failOrder(db, orderId, reason);
  else if (state.kind === 'declined') await failOrder(db, orderId, 'declined');
  else await saveProcessing(db, orderId, state.kind === 'processing');
  return state.kind;
}

/**
 * Runs at the start and every hour: orders that were charged before the server stopped become paid, and those that the
 * buyer left unpaid for a day end. The next run takes those that are left, and so it does when `signal` ends this one.
 */
export async function reconcileAbandonedOrders(services: Services, signal?: AbortSignal): Promise<void> {
  for (const { id, isExpired } of await listAbandonedOrders(services.db)) {
    if (signal?.aborted) return;
    await reconcileOrder(services, id, isExpired ? 'cancel' : 'find', 'expired').catch((error: unknown) => {
      // The provider doesn't answer now: it won't for the others either.
      if (error instanceof Problem) throw error;
      // The others don't wait for what an operator has to look at.
      services.app.log.error({ err: error, orderId: id }, 'an order could not be settled');
    });
  }
}
