import type { BuyerInput } from '@lectern/sdk/api';
import { filledIn } from '@lectern/sdk/rules';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { createKeyedQueue } from '../../keyedQueue.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { takeDiscount } from '../discounts/applyDiscount.ts';
import { addEnrollments, findForEnrollment } from '../enrollments/repository.ts';
import { finishOrder } from './finishOrder.ts';
import { findCoursesToBuy, fingerprintOf, quote, type Wanted } from './quote.ts';
import { readCampaign } from './readCampaign.ts';
import { reconcileOrder } from './reconcile.ts';
import {
  beginProcessing,
  claimOrder,
  failOrder,
  findBilling,
  findConflictingOrders,
  findOrderByKey,
  insertOrder,
  lockBuyer,
  type OrderRow,
  releaseOrder,
  saveBilling,
  waitForPayment,
} from './repository.ts';

export interface Purchase extends Wanted {
  nonce: string | undefined;
  paymentDetails?: { last4: string } | undefined;
  /** Whom the receipt is for; absent: the account. */
  buyer?: BuyerInput | undefined;
  idempotencyKey: string;
  /** The query with the campaign's tags. */
  campaign?: string | undefined;
  /** Through whose page it comes. */
  partnerId: string | null;
  /** Where a bank's page leads to. */
  returnUrl?: string;
}

/** An order that is paid, or how its buyer pays it. */
export interface Purchased {
  orderId: string;
  clientSecret?: string;
  /** Where the buyer's bank wants to be asked. */
  redirectUrl?: string | undefined;
}

type StartedOrder = Pick<OrderRow, 'id' | 'status' | 'failure' | 'totalPaise' | 'currency' | 'paymentId'>;
/** A result, or the interrupted orders that have to be reconciled before. */
type Step<T> = { kind: 'done'; value: T } | { kind: 'reconcile'; orderIds: string[] };

/**
 * Buys several courses, all or none (§4): stores the order, charges it outside of any transaction, then marks it paid
 * and enrolls the buyer. The server may stop between any two steps; a call with the same key continues from there, and
 * nothing is charged or enrolled twice. Where the buyer confirms the payment, or the bank still decides, the order stays
 * pending until it is settled.
 */
export async function purchase(services: Services, given: Purchase): Promise<Purchased> {
  const { db, payments } = services;
  const order = await findOrStartOrder(services, given);
  if (order.status === 'pending' && order.totalPaise > 0) {
    // Claimed again right before the charge. If another request has finished the order, its state is read below.
    if (await claimOrder(db, order.id)) {
      const outcome = await payments
        .begin(
          { orderId: order.id, amountPaise: order.totalPaise, currency: order.currency, paymentId: order.paymentId },
          given.nonce,
        )
        .catch(async (error: unknown) => {
          await releaseOrder(db, order.id);
          throw error;
        });
      if (outcome.kind === 'charged') {
        await finishOrder(services, order.id, outcome.cardLast4);
        return { orderId: order.id };
      }
      if (outcome.kind !== 'open' && outcome.kind !== 'processing') {
        await failOrder(db, order.id, outcome.kind);
      } else if (await waitForPayment(db, order.id, outcome.paymentId)) {
        if (outcome.kind === 'processing') {
          await beginProcessing(db, order.id);
          return { orderId: order.id };
        }
        return confirmWithToken(services, given, order, outcome);
      }
    }
  } else if (order.status === 'pending') {
    await finishOrder(services, order.id);
  }
  const finished = await findOrderByKey(db, given.userId, given.idempotencyKey);
  if (finished?.status === 'paid') return { orderId: finished.id };
  throw refusals[finished?.failure ?? 'superseded']();
}

const refusals = {
  declined: problems.paymentDeclined,
  invalid_nonce: problems.invalidNonce,
  amount_too_small: problems.amountTooSmall,
  expired: problems.orderExpired,
  superseded: problems.orderSuperseded,
} satisfies Record<NonNullable<OrderRow['failure']>, () => Error>;

/** Confirms an open payment with the token that was given, if any; else the buyer does it with the secret. */
async function confirmWithToken(
  services: Services,
  { nonce, returnUrl = '' }: Purchase,
  order: StartedOrder,
  { paymentId, clientSecret }: { paymentId: string; clientSecret: string },
): Promise<Purchased> {
  const { payments } = services;
  if (nonce === undefined || !payments.confirm) return { orderId: order.id, clientSecret };
  const payment = { orderId: order.id, amountPaise: order.totalPaise, currency: order.currency, paymentId };
  const state = await payments.confirm.with(payment, nonce, returnUrl);
  if (state.kind === 'charged') await finishOrder(services, order.id, state.cardLast4);
  if (state.kind === 'processing') await beginProcessing(services.db, order.id);
  if (state.kind === 'declined') throw problems.paymentDeclined();
  return { orderId: order.id, ...(state.kind === 'acting' ? { clientSecret, redirectUrl: state.redirectUrl } : {}) };
}

/**
 * Enrolls in a free course (§7). An order from when it had a price is ended first, so that nobody pays for a course that
 * they have: an interrupted one is reconciled, one that is being charged is refused with 409 `order_in_progress`.
 */
export async function enrollFree(
  services: Services,
  userId: string,
  courseId: string,
  partnerId: string | null,
): Promise<void> {
  const course = await findForEnrollment(services.db, userId, courseId);
  if (course?.enrolled) return;
  if (course?.status !== 'published') throw problems.courseNotFound();
  if (course.creatorId === userId) throw problems.ownCourse(course.title);
  if (course.pricePaise > 0) throw problems.paymentRequired();
  await runForBuyer(services, userId, async (tx) => {
    const conflictingOrders = await findInterruptedOrders(tx, userId, [courseId]);
    if (conflictingOrders.length > 0) return { kind: 'reconcile', orderIds: conflictingOrders };
    await addEnrollments(tx, userId, [{ courseId, partnerId }]);
    return { kind: 'done', value: undefined };
  });
}

/** The order with this key, created if there is none. */
const findOrStartOrder = (services: Services, given: Purchase) =>
  runForBuyer(services, given.userId, (tx) => startOrder({ ...services, db: tx }, given));

const QUEUE_TIMEOUT_MS = 5_000;
/** One request of a buyer at a time. Waiting for the row lock instead would hold a database connection each. */
const enqueue = createKeyedQueue('orders', QUEUE_TIMEOUT_MS, problems.orderInProgress);

/** Runs work on a buyer's orders while they are locked, again after the orders that it returns are reconciled. */
async function runForBuyer<T>(services: Services, userId: string, work: (tx: Db) => Promise<Step<T>>): Promise<T> {
  for (let round = 0; round < 3; round++) {
    const step = await enqueue(userId, () =>
      services.db.transaction(async (tx) => {
        if (!(await lockBuyer(tx, userId))) throw problems.unauthenticated();
        return work(tx);
      }),
    );
    if (step.kind === 'done') return step.value;
    for (const orderId of step.orderIds) {
      // A bank that is deciding won't be done in the next round.
      if ((await reconcileOrder(services, orderId, 'cancel')) === 'processing') throw problems.orderInProgress();
    }
  }
  throw problems.orderInProgress();
}

/** Interrupted orders for any of these courses. Throws 409 `order_in_progress` while one is being charged. */
async function findInterruptedOrders(tx: Db, userId: string, courseIds: readonly string[]): Promise<string[]> {
  const conflictingOrders = await findConflictingOrders(tx, userId, courseIds);
  if (conflictingOrders.some(({ isClaimed }) => isClaimed)) throw problems.orderInProgress();
  return conflictingOrders.map(({ id }) => id);
}

async function startOrder({ db: tx, payments, money }: Services, given: Purchase): Promise<Step<StartedOrder>> {
  const { userId, courseIds, idempotencyKey } = given;
  const fingerprint = fingerprintOf(given, money);
  const known = await findOrderByKey(tx, userId, idempotencyKey);
  if (known && known.fingerprint !== fingerprint) throw problems.idempotencyMismatch();
  if (known) return { kind: 'done', value: known };

  const courses = await findCoursesToBuy(tx, given);
  const conflictingOrders = await findInterruptedOrders(tx, userId, courseIds);
  if (conflictingOrders.length > 0) return { kind: 'reconcile', orderIds: conflictingOrders };

  const { items, sums, discountId } = await quote(tx, money, given, courses);
  if (sums.totalPaise > 0 && payments.options.provider === 'none') throw problems.paymentsUnavailable();

  // What was left empty isn't written.
  const buyer = given.buyer ? filledIn(given.buyer) : await findBilling(tx, userId);
  if (given.buyer) await saveBilling(tx, userId, buyer ?? {});
  const order = {
    id: newId(),
    userId,
    idempotencyKey,
    fingerprint,
    ...sums,
    cardLast4: given.paymentDetails?.last4 ?? null,
    partnerId: given.partnerId,
    buyer,
    campaign: readCampaign(given.campaign) ?? null,
  };
  await insertOrder(tx, order, items);
  if (discountId) await takeDiscount(tx, discountId, { orderId: order.id, userId });
  return { kind: 'done', value: { ...order, status: 'pending', failure: null, paymentId: null } };
}
