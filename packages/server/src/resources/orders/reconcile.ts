import { setTimeout as delay } from 'node:timers/promises';
import type { PaymentState } from '../../payments/provider.ts';
import { Problem } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { finishOrder } from './finishOrder.ts';
import {
  beginProcessing,
  endProcessing,
  failOrder,
  findPayment,
  listAbandonedOrders,
  takeUnaskedOrders,
} from './repository.ts';

/** What settling an order needs. */
export type Settling = Pick<Services, 'db' | 'payments' | 'mail' | 'seller' | 'shares' | 'cache' | 'noteWrite'>;

/**
 * Completes or fails an order that was interrupted, by what the payment provider knows: a charged order becomes paid.
 *
 * @param how what happens to an order that was never charged: `cancel` makes sure it never is, `find` leaves it pending,
 *   and so does `findAnew`, which takes no answer to an earlier question
 * @param reason why an order that is cancelled has failed
 * @returns what the provider said
 */
export async function reconcileOrder(
  services: Settling,
  orderId: string,
  how: 'cancel' | 'find' | 'findAnew',
  reason: 'superseded' | 'expired' | 'declined' = 'superseded',
): Promise<PaymentState['kind']> {
  const { db, payments, mail } = services;
  const found = await findPayment(db, orderId);
  if (!found) return 'none';
  const { processingSince, userId: buyerId, ...payment } = found;
  // Stripe cancels some payments while the bank decides: the buyer was told not to pay again.
  if (how === 'cancel' && processingSince && (await payments.find(payment)).kind === 'processing') return 'processing';
  const onRefused: Parameters<typeof endProcessing>[3] = (tx, { id, userId }) =>
    mail.queue(tx, 'payment_refused', { userId, subjectId: id });
  const state =
    how === 'cancel' ? await payments.cancel(payment) : await payments.find(payment, { isAnew: how === 'findAnew' });
  if (state.kind === 'charged') {
    await finishOrder(services, orderId, state.cardLast4);
    await services.noteWrite(buyerId);
    // Nobody may have called what changes them.
    services.cache.changeNumbers('students');
  } else if (state.kind === 'cancelled') await failOrder(db, orderId, reason, onRefused);
  else if (state.kind === 'declined') await failOrder(db, orderId, 'declined', onRefused);
  else if (state.kind === 'processing') await beginProcessing(db, orderId);
  else if (state.kind === 'open' && processingSince) await endProcessing(db, orderId, processingSince, onRefused);
  return state.kind;
}

/** How often an order is asked about for those who look at it, and how long they wait before they see it as it was. */
const LOOK = { seconds: 4, waitMs: 2_000, orders: 3, atOnce: 20 };
let looks = 0;

/**
 * Asks the provider about pending orders that somebody opens: a few seconds after the bank's decision it is shown without a
 * report. Never fails; what takes longer than the wait goes on.
 *
 * @param orderIds newest first; only the first ones are asked about
 * @returns whether they may have changed
 */
export async function settleOpenedOrders(services: Services, orderIds: readonly string[]): Promise<boolean> {
  const which = orderIds.slice(0, LOOK.orders);
  if (which.length === 0 || looks >= LOOK.atOnce) return false;
  looks += which.length;
  const asked = takeUnaskedOrders(services.db, { which, seconds: LOOK.seconds, most: which.length })
    .then((ids) => Promise.all(ids.map((id) => reconcileOrder(services, id, 'find'))))
    .then((ids) => ids.length > 0)
    .catch((error: unknown) => {
      services.app.log.warn({ err: error }, 'an order that somebody looks at could not be settled');
      return true;
    })
    .finally(() => {
      looks -= which.length;
    });
  return Promise.race([asked, delay(LOOK.waitMs, true, { ref: false })]);
}

/** How many orders of the last hour are asked about each minute, and after how many seconds again. */
const RECENT = { most: 100, seconds: 50 };

/** Runs every minute: a decision of a bank is noticed also where no report comes and nobody looks. */
export async function reconcileRecentOrders(services: Services, signal?: AbortSignal): Promise<void> {
  const recent = await takeUnaskedOrders(services.db, RECENT);
  await reconcileEach(
    services,
    recent.map((id) => ({ id })),
    signal,
  );
}

/**
 * Runs at the start and every hour: orders that were charged before the server stopped become paid, and those that the
 * buyer left unpaid for a day end. The next run takes those that are left, and so it does when `signal` ends this one.
 */
export async function reconcileAbandonedOrders(services: Services, signal?: AbortSignal): Promise<void> {
  await reconcileEach(services, await listAbandonedOrders(services.db), signal);
}

async function reconcileEach(
  services: Services,
  given: readonly { id: string; isExpired?: boolean }[],
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const { id, isExpired = false } of given) {
    if (signal?.aborted) return;
    await reconcileOrder(services, id, isExpired ? 'cancel' : 'find', 'expired').catch((error: unknown) => {
      // The provider doesn't answer now: it won't for the others either.
      if (error instanceof Problem) throw error;
      // The others don't wait for what an operator has to look at.
      services.app.log.error({ err: error, orderId: id }, 'an order could not be settled');
    });
  }
}
