import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { reportMonths } from '../rules/reportMonths.ts';
import { month } from './month.ts';
import { payee } from './payoutInput.ts';
import { optional } from './primitives.ts';

/** An instructor's statement: months such as `2026-01`, both included; by default the last twelve. */
export const earningsInput = z
  .strictObject({ from: z.optional(month), to: z.optional(month) })
  .check(
    z.refine((range) => reportMonths(range).length > 0, { error: ruleMessage('rule.reportRange'), path: ['from'] }),
  );

/** What was earned in one month of UTC. Amounts are in rupees, without tax. */
export const earningsMonth = z.object({
  /** Such as `2026-01`. */
  month: z.string(),
  /** Paid courses. */
  sales: z.number(),
  /** What was paid for them. */
  price: z.number(),
  /** The share of it. */
  share: z.number(),
  /** Shares of courses that were refunded in this month. */
  refunded: z.number(),
  /** What was paid out in this month. */
  paidOut: z.number(),
});
export type EarningsMonth = z.output<typeof earningsMonth>;

/** What a course earned in the months of a statement. Amounts are in rupees, without tax. */
const earningsCourse = z.object({
  courseId: z.string(),
  title: z.string(),
  /** How often it was paid for. */
  sales: z.number(),
  /** What was paid for it. */
  price: z.number(),
  /** The share of it. */
  share: z.number(),
  /** Shares that were taken back in these months. */
  refunded: z.number(),
});
/** A course in a statement. */
export type EarningsCourse = z.output<typeof earningsCourse>;

/** Money that was sent to a payee, as an admin has recorded it. */
const ownPayout = z.object({
  /** All that was earned until the end of this month of UTC, such as `2026-01`. */
  month: z.string(),
  /** Rupees. */
  amount: z.number(),
  /** What the bank calls the transfer. */
  reference: optional(z.string()),
  recordedAt: z.string(),
});
/** A payout as its payee sees it. */
export type OwnPayout = z.output<typeof ownPayout>;

/** The statement of an instructor or a partner. */
export const earnings = z.object({
  /** Rupees that were earned and not paid out yet, of all months. Negative where more was refunded than is left. */
  balance: z.number(),
  /** What of it was earned until the end of last month, and is to be paid out now; the rest is this month's. */
  due: z.number(),
  /** Those of these months, latest first, at most 200. */
  payouts: z.array(ownPayout),
  /** Oldest first. */
  months: z.array(earningsMonth),
  /** Those of these months, the 200 with the largest shares, largest first. */
  courses: z.array(earningsCourse),
});
export type Earnings = z.output<typeof earnings>;

const payout = z.object({
  payee,
  payeeId: z.string(),
  /** The name of the person or the partner. */
  name: optional(z.string()),
  /** All that was earned until the end of this month of UTC, such as `2026-01`. */
  month: z.string(),
  /** Rupees. */
  amount: z.number(),
});

/** What is due, and what was paid out lately; for admins. */
export const payouts = z.object({
  /** The last month that has ended: what is due was earned until then. */
  month: z.string(),
  /** The 200 largest amounts, largest first. */
  due: z.array(payout),
  /** The 50 latest, latest first. */
  recorded: z.array(z.extend(payout, { reference: optional(z.string()), recordedAt: z.string() })),
});
export type Payouts = z.output<typeof payouts>;
/** A payout that was recorded. */
export type Payout = Payouts['recorded'][number];
