import type { Services } from '../../services.ts';
import { completeOrder, failOrder, listAbandoned } from './repository.ts';

/**
 * Ends an order that was left between two steps, by what the payment provider knows: charged is paid and enrolled. One
 * that was never charged is cancelled for good to make room for another (`cancel`), or waits for its buyer (`find`).
 */
export async function settle({ db, payments }: Services, orderId: string, how: 'cancel' | 'find'): Promise<void> {
  const fate = how === 'cancel' ? await payments.cancel(orderId) : await payments.find(orderId);
  if (fate === 'charged') await completeOrder(db, orderId);
  else if (fate === 'cancelled') await failOrder(db, orderId, 'superseded');
  else if (fate === 'declined') await failOrder(db, orderId, 'declined');
}

/** After a start, and from time to time: what was charged before the last stop is paid and enrolled, whether or not its buyer comes back. */
export async function settleAbandoned(services: Services): Promise<void> {
  for (const orderId of await listAbandoned(services.db)) await settle(services, orderId, 'find');
}
