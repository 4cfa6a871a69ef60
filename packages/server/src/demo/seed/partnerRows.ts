import type { partnerDays } from '../../db/schema.ts';
import { demoPartner } from '../demoPartner.ts';
import type { purchaseRows } from './purchaseRows.ts';

/** One in so many purchases came through the partner, whose readers buy more from month to month: the oldest month first. */
const ONE_IN = [40, 31, 27, 29, 18, 14];
/** Checkouts that were opened for each order. */
const CHECKOUTS_PER_ORDER = 2.6;
/** In turn; most readers come without a campaign. */
const CAMPAIGNS = [
  { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'slow-evenings' },
  undefined,
  { utm_source: 'magazine', utm_medium: 'article', utm_campaign: 'learn-by-hand' },
  undefined,
  undefined,
];

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Lets the demo's partner have brought some of the buyers, and returns the checkouts that it led to. */
export function partnerRows(
  purchases: ReturnType<typeof purchaseRows>,
  now: Date,
): (typeof partnerDays.$inferInsert)[] {
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ONE_IN.length + 1));
  const enrollments = new Map(purchases.enrollments.map((one) => [one.orderId, one]));
  const recent = purchases.orders
    .filter(({ createdAt }) => createdAt && createdAt >= since)
    .sort((one, other) => Number(one.createdAt) - Number(other.createdAt));
  const counts = new Map<string, number>();
  const monthsSince = (date: Date) =>
    (date.getUTCFullYear() - since.getUTCFullYear()) * 12 + date.getUTCMonth() - since.getUTCMonth();
  const brought = recent.filter(
    ({ createdAt }, place) => createdAt && place % (ONE_IN[monthsSince(createdAt)] ?? 1) === 0,
  );
  for (const [place, order] of brought.entries()) {
    const enrollment = enrollments.get(order.id);
    if (!enrollment || !order.createdAt) continue;
    order.partnerId = enrollment.partnerId = demoPartner.id;
    order.campaign = CAMPAIGNS[place % CAMPAIGNS.length] ?? null;
    const day = dayOf(order.createdAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].map(([day, orders]) => ({
    partnerId: demoPartner.id,
    day,
    checkouts: Math.ceil(orders * CHECKOUTS_PER_ORDER),
  }));
}
