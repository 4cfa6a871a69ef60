import { wholeCurrencies } from '@lectern/sdk/rules';
import { newId } from '../../db/newId.ts';
import { chargeTestCard } from '../../payments/testCards.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { beginTestOrder } from '../auth/signInLimits.ts';
import type { Shares } from '../earnings/shares.ts';
import type { Purchase } from '../orders/purchase.ts';
import { findCoursesToBuy, fingerprintOf, quote } from '../orders/quote.ts';
import { readCampaign } from '../orders/readCampaign.ts';
import { findTestOrderByKey, insertTestOrder, type TestOrderRow } from './repository.ts';
import { queueTestEvent } from './testEvents.ts';

/** What a partner would earn of a course, in paise, as `recordSales` has it. */
function shareOf(paidPaise: number, currency: string, shares: Shares): number {
  const unit = wholeCurrencies.includes(currency) ? 100 : 1;
  const part = (percent: number) => Math.round((paidPaise * percent) / (100 * unit)) * unit;
  return Math.min(part(shares.partner), paidPaise - part(shares.instructor));
}

/**
 * Buys courses as `purchase` does, with a test card, on a page that uses its partner's test key: the same checks, prices
 * and refusals. No money moves, nobody is enrolled, no use of a discount code is counted, and nothing is mailed. Only the
 * partner's webhook is told.
 */
export async function placeTestOrder(
  { db, money, shares }: Pick<Services, 'db' | 'money' | 'shares'>,
  given: Purchase & { partnerId: string },
): Promise<TestOrderRow> {
  const { userId, partnerId, idempotencyKey } = given;
  const fingerprint = fingerprintOf(given, money);
  let order = await findTestOrderByKey(db, userId, idempotencyKey);
  if (!order) {
    const { items, sums } = await quote(db, money, given, await findCoursesToBuy(db, given));
    const outcome = sums.totalPaise > 0 ? chargeTestCard(given.nonce) : 'charged';
    if (outcome === undefined) throw problems.invalidNonce();
    // Each may be an event for the webhook, and whoever sees the page has its key.
    const wait = await beginTestOrder(db, partnerId);
    if (wait > 0) throw problems.tooManyTestOrders(wait);
    order = await db.transaction(async (tx) => {
      const placed = await insertTestOrder(tx, {
        id: newId(),
        partnerId,
        userId,
        idempotencyKey,
        fingerprint,
        status: outcome === 'charged' ? 'paid' : 'declined',
        ...sums,
        cardLast4: given.paymentDetails?.last4 ?? null,
        campaign: readCampaign(given.campaign) ?? null,
        items: items.map((item) => ({
          ...item,
          sharePaise: shareOf(item.pricePaise - item.discountPaise, sums.currency, shares),
        })),
      });
      // The same call was faster.
      if (!placed) return findTestOrderByKey(tx, userId, idempotencyKey);
      if (placed.status === 'paid') await queueTestEvent(tx, 'order.paid', placed);
      return placed;
    });
  }
  if (order?.fingerprint !== fingerprint) throw problems.idempotencyMismatch();
  if (order.status === 'declined') throw problems.paymentDeclined();
  return order;
}
