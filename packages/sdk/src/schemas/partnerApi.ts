import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { reportDays } from '../rules/reportDays.ts';
import { campaign } from './campaign.ts';
import { day } from './day.ts';
import { partnerCampaign, partnerMonth } from './partner.ts';
import { id, pageNumber } from './primitives.ts';

/** GET /partner/report: days such as `2026-01-15`, both included; by default the last thirty. */
export const partnerDaysInput = z
  .strictObject({ from: z.optional(day), to: z.optional(day) })
  .check(z.refine((range) => reportDays(range).length > 0, { error: ruleMessage('rule.reportDays'), path: ['from'] }));

const { month: _, ...figures } = partnerMonth.shape;

/** What a partner brought on one day of UTC, in the same figures as for a month. */
export const partnerDay = z.object({
  /** Such as `2026-01-15`. */
  day: z.string(),
  ...figures,
});
export type PartnerDay = z.output<typeof partnerDay>;

/** A partner's own report. */
export const partnerDays = z.object({
  /** Oldest first. */
  days: z.array(partnerDay),
  /** By what was paid, the 50 that brought the most. */
  campaigns: z.array(partnerCampaign),
});
export type PartnerDays = z.output<typeof partnerDays>;

/** GET /partner/test-orders */
export const testOrdersInput = z.strictObject({ page: z.optional(pageNumber) });

/** POST /partner/test-orders/{orderId}/refund */
export const testRefundInput = z.strictObject({ orderId: id });

/** What was bought with a partner's test key, in the form in which its webhook is told of an order. */
export const testOrder = z.object({
  id: z.string(),
  created: z.string(),
  /** A declined one was not told to the webhook. */
  status: z.enum(['paid', 'declined', 'refunded']),
  currency: z.string(),
  courses: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** What was to pay, without tax, in the main unit of the currency. */
      amount: z.number(),
      /** What the partner would have earned. */
      share: z.number(),
    }),
  ),
  campaign: z.nullable(campaign),
});
export type TestOrder = z.output<typeof testOrder>;

/** A page of a partner's test orders, newest first. */
export const testOrderPage = z.object({ orders: z.array(testOrder), page: z.number(), pages: z.number() });
export type TestOrderPage = z.output<typeof testOrderPage>;

/** GET /partner/webhook */
export const partnerLogInput = z.strictObject({ page: z.optional(pageNumber) });

/** POST /partner/webhook/events/{eventId} */
export const partnerEventInput = z.strictObject({ eventId: id });
