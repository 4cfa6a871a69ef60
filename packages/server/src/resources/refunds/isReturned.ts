import { sql } from 'drizzle-orm';
import { orderItems, orders, providerReturns, refunds } from '../../db/schema.ts';

/** Whether the money of a refund is on its way back, or has arrived: what counts as not earned. */
export const isReturned = sql`${refunds.state} in ('sent', 'refunded')`;

/** Whether an item of an order was given back; the query reads `order_items`. */
export const isItemReturned = sql`exists (select 1 from ${refunds}
  where ${refunds.orderId} = ${orderItems.orderId} and ${refunds.courseId} = ${orderItems.courseId} and ${isReturned})`;

/** What an item of an order brought, before tax, in paise; the query reads `order_items`. */
export const netPaise = sql`(${orderItems.pricePaise} - ${orderItems.discountPaise})`;

/** What was given back of an order, before tax, in paise; the query reads `orders`. */
export const returnedPaise = sql`coalesce((select sum(${refunds.amountPaise} - ${refunds.taxPaise}) from ${refunds}
  where ${refunds.orderId} = ${orders.id} and ${isReturned}), 0)`;

/** What was returned of an order at the provider for no course, before tax, in paise; the query reads `orders`. */
export const goodwillPaise = sql`coalesce((select sum(${providerReturns.amountPaise}
    - round(${providerReturns.amountPaise}::numeric * ${orders.taxPaise} / ${orders.totalPaise})) from ${providerReturns}
  where ${providerReturns.orderId} = ${orders.id} and ${providerReturns.outcome} is distinct from 'courses'
    and ${providerReturns.state} <> 'failed'), 0)`;
