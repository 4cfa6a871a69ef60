import type { Db } from '../../db/database.ts';
import { problems } from '../../problems.ts';
import type { OrderEvent } from '../webhooks/orderEvents.ts';
import { addEvent, findWebhook } from '../webhooks/repository.ts';
import { findTestOrderOf, markRefunded, type TestOrderRow } from './repository.ts';
import { toTestOrder } from './testOrderView.ts';

/** Writes an event of a test order for its partner's webhook, if it has one. */
export async function queueTestEvent(tx: Db, type: OrderEvent, order: TestOrderRow): Promise<void> {
  if (await findWebhook(tx, order.partnerId))
    await addEvent(tx, order.partnerId, type, { test: true, order: toTestOrder(order) });
}

/** Refunds a test order of a partner, whose webhook is told so once. Throws where it has no such order that was paid. */
export function refundTestOrder(db: Db, partnerId: string, id: string): Promise<TestOrderRow> {
  return db.transaction(async (tx) => {
    const refunded = await markRefunded(tx, partnerId, id);
    if (refunded) await queueTestEvent(tx, 'order.refunded', refunded);
    const order = refunded ?? (await findTestOrderOf(tx, partnerId, id));
    if (order?.status !== 'refunded') throw problems.orderNotFound();
    return order;
  });
}
