import { toRupees } from '@lectern/sdk/rules';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { earnings, orderItems, orders, partners, webhooks } from '../../db/schema.ts';
import { addEvent } from './repository.ts';

/** What a partner's server is told of an order that came through its partner. */
export type OrderEvent = 'order.paid' | 'order.refunded' | 'order.refund_failed';

/**
 * Writes an event for the partner of an order, in the transaction of what it reports; nothing where the partner has no
 * webhook, or its key was revoked. It says what the partner's report knows, and nothing about the buyer.
 *
 * @param courseIds the courses that were refunded; absent: all
 */
export async function queueOrderEvent(
  tx: Db,
  type: OrderEvent,
  orderId: string,
  courseIds?: readonly string[],
): Promise<void> {
  const [order] = await tx
    .select({
      partnerId: webhooks.partnerId,
      currency: orders.currency,
      campaign: orders.campaign,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(partners, and(eq(partners.id, orders.partnerId), eq(partners.state, 'active')))
    .innerJoin(webhooks, eq(webhooks.partnerId, partners.id))
    .where(eq(orders.id, orderId));
  if (!order) return;
  const items = await tx
    .select({
      id: orderItems.courseId,
      title: orderItems.title,
      pricePaise: orderItems.pricePaise,
      discountPaise: orderItems.discountPaise,
      sharePaise: earnings.sharePaise,
    })
    .from(orderItems)
    .leftJoin(
      earnings,
      and(
        eq(earnings.orderId, orderItems.orderId),
        eq(earnings.courseId, orderItems.courseId),
        eq(earnings.payee, 'partner'),
        eq(earnings.kind, 'sale'),
      ),
    )
    .where(and(eq(orderItems.orderId, orderId), courseIds ? inArray(orderItems.courseId, [...courseIds]) : undefined))
    .orderBy(asc(orderItems.position));
  const { partnerId, currency, campaign, createdAt } = order;
  await addEvent(tx, partnerId, type, {
    order: {
      id: orderId,
      created: createdAt.toISOString(),
      currency,
      courses: items.map(({ id, title, pricePaise, discountPaise, sharePaise }) => ({
        id,
        title,
        amount: toRupees(pricePaise - discountPaise),
        share: toRupees(sharePaise ?? 0),
      })),
      campaign,
    },
  });
}
