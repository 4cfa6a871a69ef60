import { cartSummary, toPaise } from '@lectern/sdk/api';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { createTurns } from '../../turns.ts';
import { addEnrollments, findForEnrollment } from '../enrollments/repository.ts';
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
  paymentDetails?: { last4: string } | undefined;
  idempotencyKey: string;
}

type Begun = Pick<OrderRow, 'id' | 'status' | 'failure' | 'totalPaise'>;
/** What came of it, or which leftovers are in its way. */
type Step<T> = { kind: 'done'; value: T } | { kind: 'settle'; orderIds: string[] };

/**
 * Buys several courses, all or none (§4). In order: write the order down, charge it outside of any transaction, then
 * mark it paid and enroll. The server may die between any two steps; the same key then goes on where it stopped, and
 * nothing is charged or enrolled twice. Returns the order's id.
 */
export async function purchase(services: Services, given: Purchase): Promise<string> {
  const { db, payments } = services;
  const order = await begin(services, given);
  if (order.status === 'pending' && order.totalPaise > 0) {
    // Taken again right before the charge; an order that someone else has finished is read below as it stands.
    if (await claimOrder(db, order.id)) {
      const outcome = await payments
        .charge({ orderId: order.id, amountPaise: order.totalPaise, nonce: given.nonce })
        .catch(async (error: unknown) => {
          await releaseOrder(db, order.id);
          throw error;
        });
      if (outcome === 'charged') {
        await completeOrder(db, order.id);
        return order.id;
      }
      await failOrder(db, order.id, outcome);
    }
  } else if (order.status === 'pending') {
    await completeOrder(db, order.id);
  }
  const end = await findOrderByKey(db, given.userId, given.idempotencyKey);
  if (end?.status === 'paid') return end.id;
  throw end?.failure === 'declined'
    ? problems.paymentDeclined()
    : end?.failure === 'invalid_nonce'
      ? problems.invalidNonce()
      : problems.orderSuperseded();
}

/**
 * Enrolls in a course that is free (§7). An order for it from when it had a price is ended first, so that nobody pays
 * for what they have: one that is being charged is waited for by the learner, a leftover is settled.
 */
export async function enrollFree(services: Services, userId: string, courseId: string): Promise<void> {
  const course = await findForEnrollment(services.db, userId, courseId);
  if (course?.enrolled) return;
  if (course?.status !== 'published') throw problems.courseNotFound();
  if (course.creatorId === userId) throw problems.ownCourse(course.title);
  if (course.pricePaise > 0) throw problems.paymentRequired();
  await settled(services, userId, async (tx) => {
    const rivals = await requireUnclaimed(tx, userId, [courseId]);
    if (rivals.length > 0) return { kind: 'settle', orderIds: rivals };
    await addEnrollments(tx, userId, [{ courseId }]);
    return { kind: 'done', value: undefined };
  });
}

/** The order of this key, made now if there is none. */
const begin = (services: Services, given: Purchase) =>
  settled(services, given.userId, (tx) => write({ ...services, db: tx }, given));

/** Milliseconds that a request waits until the same buyer's others are through. */
const PATIENCE = 5_000;
/** A buyer's requests wait for each other here: waiting for the lock, each would hold one of the pool's connections. */
const inTurn = createTurns(PATIENCE, problems.orderInProgress);

/** Work on a buyer's orders, one at a time. Leftovers that are in its way are settled, and it begins again. */
async function settled<T>(services: Services, userId: string, work: (tx: Db) => Promise<Step<T>>): Promise<T> {
  for (let round = 0; round < 3; round++) {
    const step = await inTurn(userId, () =>
      services.db.transaction(async (tx) => {
        await lockBuyer(tx, userId);
        return work(tx);
      }),
    );
    if (step.kind === 'done') return step.value;
    for (const orderId of step.orderIds) await settle(services, orderId, 'cancel');
  }
  throw problems.orderInProgress();
}

/** Other unfinished orders for these courses; refuses while one of them is being charged. */
async function requireUnclaimed(tx: Db, userId: string, courseIds: readonly string[]): Promise<string[]> {
  const rivals = await findRivals(tx, userId, courseIds);
  if (rivals.some(({ isClaimed }) => isClaimed)) throw problems.orderInProgress();
  return rivals.map(({ id }) => id);
}

async function write({ db: tx, payments }: Services, given: Purchase): Promise<Step<Begun>> {
  const { userId, courseIds, idempotencyKey } = given;
  const fingerprint = JSON.stringify([[...courseIds].sort(), toPaise(given.amount), given.currency]);
  const known = await findOrderByKey(tx, userId, idempotencyKey);
  if (known && known.fingerprint !== fingerprint) throw problems.idempotencyMismatch();
  if (known) return { kind: 'done', value: known };

  const offers = await findOffers(tx, userId, courseIds);
  if (offers.length < courseIds.length) throw problems.courseNotFound();
  const owned = offers.filter(({ enrolled }) => enrolled);
  if (owned.length > 0) throw problems.alreadyOwned(owned);
  const own = offers.find(({ creatorId }) => creatorId === userId);
  if (own) throw problems.ownCourse(own.title);

  const rivals = await requireUnclaimed(tx, userId, courseIds);
  if (rivals.length > 0) return { kind: 'settle', orderIds: rivals };

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
    cardLast4: given.paymentDetails?.last4 ?? null,
  };
  const items = offers.map(({ courseId, title, pricePaise }) => ({ courseId, title, pricePaise }));
  await insertOrder(tx, order, items);
  return { kind: 'done', value: { ...order, status: 'pending', failure: null } };
}
