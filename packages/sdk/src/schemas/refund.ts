import * as z from 'zod/mini';
import { flag, id, optional, text } from './primitives.ts';
import { creditNote } from './receipt.ts';

/**
 * How far a refund is. `requested` waits for an admin, `granted` for the payment provider, which sends the money; `sent` is
 * on its way to the buyer's account, `refunded` has left; `failed` was refused by the provider: the course is kept, and an admin decides again.
 */
export const refundStatus = z.enum(['requested', 'declined', 'granted', 'sent', 'refunded', 'failed']);
export type RefundStatus = z.output<typeof refundStatus>;

/** What a buyer gets back for a course of an order, or has asked for. */
export const refund = z.object({
  status: refundStatus,
  /** With tax, in rupees. */
  amount: z.number(),
  /** The tax in it. */
  tax: optional(z.number()),
  /** When the status last changed. */
  at: z.string(),
  /** What the admin who decided wrote to the buyer. */
  answer: optional(z.string()),
  /** Of money that is on its way or has left. */
  creditNote: optional(creditNote),
});
export type Refund = z.output<typeof refund>;

/** A course of an order that cost something. */
export const refundableItem = z.object({
  courseId: z.string(),
  title: z.string(),
  /** What it cost with tax, in rupees: this much comes back. */
  amount: z.number(),
  /** How much of the course the buyer has completed, in whole percent. */
  progress: z.number(),
  /** Whether a request is granted by itself; otherwise an admin decides. */
  isImmediate: z.boolean(),
  refund: optional(refund),
});
export type RefundableItem = z.output<typeof refundableItem>;

/** POST /order/{id}/refund: one course of an order. The reason is optional. */
export const refundInput = z.strictObject({ id, courseId: id, reason: z.optional(text(1_000)) });
export type RefundInput = z.input<typeof refundInput>;

/** A refund with its buyer, for admins. Amounts are in rupees. */
export const listedRefund = z.object({
  _id: z.string(),
  orderId: z.string(),
  courseTitle: z.string(),
  /** The buyer's. */
  email: z.string(),
  ...refund.shape,
  /** How much of the course the buyer had completed when they asked, in percent. */
  progress: z.number(),
  /** Why the buyer wants the money back. */
  reason: optional(z.string()),
  requestedAt: z.string(),
});
export type ListedRefund = z.output<typeof listedRefund>;

/** PUT /admin/refunds/{id}. The buyer reads the answer; who declines has to give one. */
export const refundDecision = z.strictObject({
  id,
  isGranted: flag,
  /** The buyer got the money in another way: the payment provider isn't asked. */
  isReturned: z.optional(flag),
  answer: z.optional(text(1_000)),
});
export type RefundDecision = z.input<typeof refundDecision>;

/**
 * Money that somebody returned in the payment provider's dashboard, and that can't be said to be for a course; for admins.
 * Amounts are in rupees.
 */
export const listedReturn = z.object({
  _id: z.string(),
  orderId: z.string(),
  /** The buyer's. */
  email: z.string(),
  amount: z.number(),
  /** When we heard of it. */
  at: z.string(),
  /** What it may be for: courses of the order that weren't given back, each with what it cost with tax. */
  courses: z.array(z.object({ courseId: z.string(), title: z.string(), amount: z.number() })),
});
export type ListedReturn = z.output<typeof listedReturn>;

/** PUT /admin/returns/{id}. The courses end, and cost together what was returned; without any it was goodwill. */
export const returnAssignment = z.strictObject({ id, courseIds: z.array(id).check(z.maxLength(100)) });
export type ReturnAssignment = z.input<typeof returnAssignment>;
