import { cartSummary, toPaise } from '@lectern/sdk/api';
import { newId } from '../../db/newId.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import {
  claimOrder,
  completeOrder,
  failOrder,
  findOffers,
  findOrderByKey,
  findRivals,
  insertOrder,
  lockBuyer,
  type OrderRow,
  releaseOrder,
} from './repository.ts';
import { settle } from './settle.ts';

export interface Purchase {
  userId: string;
  courseIds: readonly string[];
  /** Rupees, as the buyer was shown. */
  amount: number;
  currency: string;
  nonce: string;
  idempotencyKey: string;
}

type Begun =
  | { kind: 'order'; order: Pick<OrderRow, 'id' | 'status' | 'failure' | 'totalPaise'> }
  | { kind: 'settle'; orderIds: string[] };

/**
 * Buys several courses, all or none (§4). In order: write the order down, charge it outside of any transaction, then
 * mark it paid and enroll. The server may die between any two steps; the same key then goes on where it stopped, and
 * nothing is charged or enrolled twice. Answers the order's id.
 */
export async function purchase(
  services: Services,
  given: Purchase,
): Promise<{ orderId: string; isAnswerLost: boolean }> {
  const { db, payments } = services;
  const order = await begin(services, given);
  if (order.status === 'pending' && order.totalPaise > 0) {
    // Taken again right before the charge; an order that someone else has finished is read below as it stands.
    if (await claimOrder(db, order.id)) {
      const result = await payments
        .charge({ orderId: order.id, amountPaise: order.totalPaise, nonce: given.nonce })
        .catch(async (error: unknown) => {
          await releaseOrder(db, order.id);
          throw error;
        });
      if (result.status === 'charged') {
        await completeOrder(db, order.id);
        return { orderId: order.id, isAnswerLost: result.isAnswerLost === true };
      }
      await failOrder(db, order.id, result.status === 'declined' ? 'declined' : 'invalid_nonce');
    }
  } else if (order.status === 'pending') {
    await completeOrder(db, order.id);
  }
  const end = await findOrderByKey(db, given.userId, given.idempotencyKey);
  if (end?.status === 'paid') return { orderId: end.id, isAnswerLost: false };
  throw end?.failure === 'declined'
    ? problems.paymentDeclined()
    : end?.failure === 'invalid_nonce'
      ? problems.invalidNonce()
      : problems.orderSuperseded();
}

/** The order of this key, made now if there is none. Leftovers of other keys are settled on the way. */
async function begin(services: Services, given: Purchase) {
  for (let round = 0; round < 3; round++) {
    const begun = await services.db.transaction((tx) => write({ ...services, db: tx }, given));
    if (begun.kind === 'order') return begun.order;
    for (const orderId of begun.orderIds) await settle(services, orderId, 'cancel');
  }
  throw problems.orderInProgress();
}

async function write({ db: tx, payments }: Services, given: Purchase): Promise<Begun> {
  const { userId, courseIds, idempotencyKey } = given;
  const fingerprint = JSON.stringify([[...courseIds].sort(), toPaise(given.amount), given.currency]);
  await lockBuyer(tx, userId);

  const known = await findOrderByKey(tx, userId, idempotencyKey);
  if (known && known.fingerprint !== fingerprint) throw problems.idempotencyMismatch();
  if (known) return { kind: 'order', order: known };

  const offers = await findOffers(tx, userId, courseIds);
  if (offers.length < courseIds.length) throw problems.courseNotFound();
  const owned = offers.filter(({ enrolled }) => enrolled);
  if (owned.length > 0) throw problems.alreadyOwned(owned);
  const own = offers.find(({ creatorId }) => creatorId === userId);
  if (own) throw problems.ownCourse(own.title);

  const rivals = await findRivals(tx, userId, courseIds);
  if (rivals.some(({ isClaimed }) => isClaimed)) throw problems.orderInProgress();
  if (rivals.length > 0) return { kind: 'settle', orderIds: rivals.map(({ id }) => id) };

  const { subtotal, tax, total } = cartSummary(offers.map(({ pricePaise }) => ({ price: pricePaise / 100 })));
  if (toPaise(total) !== toPaise(given.amount)) throw problems.priceChanged({ subtotal, tax, total });
  if (total > 0 && !payments.isAvailable) throw problems.paymentsUnavailable();

  const order = {
    id: newId(),
    userId,
    idempotencyKey,
    fingerprint,
    currency: given.currency,
    subtotalPaise: toPaise(subtotal),
    taxPaise: toPaise(tax),
    totalPaise: toPaise(total),
  };
  const items = offers.map(({ courseId, title, pricePaise }) => ({ courseId, title, pricePaise }));
  await insertOrder(tx, order, items);
  return { kind: 'order', order: { ...order, status: 'pending', failure: null } };
}
