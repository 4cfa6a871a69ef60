import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { reportMonths } from '../rules/reportMonths.ts';
import { campaign } from './campaign.ts';
import { month } from './month.ts';
import { partnerState } from './partnerInput.ts';
import { id, optional, withDefault } from './primitives.ts';

/** What opens a partner's report to its server, without the key itself. */
export const partnerApiKey = z.object({
  /** Its last four characters. */
  ending: z.string(),
  createdAt: z.string(),
  /** To the hour; missing where it wasn't used yet. */
  lastUsedAt: optional(z.string()),
  /** Until when the key before it works too. */
  previousUntil: optional(z.string()),
});
export type PartnerApiKey = z.output<typeof partnerApiKey>;

/** A site that embeds the marketplace, for admins. */
export const partner = z.object({
  _id: z.string(),
  name: z.string(),
  key: z.string(),
  /** For trying its pages: what is bought with it is a test order. Missing on a server from before there were any. */
  testKey: optional(z.string()),
  origins: withDefault(z.array(z.string()), []),
  state: partnerState,
  ownerEmail: optional(z.string()),
  /** Of its server, if it has one. */
  apiKey: optional(partnerApiKey),
  createdAt: z.string(),
});
export type Partner = z.output<typeof partner>;

/** A partner that belongs to the signed-in user. */
export const ownedPartner = z.object({
  _id: z.string(),
  name: z.string(),
  /** A revoked partner earns nothing new; what it has earned is still paid out. */
  state: partnerState,
});
export type OwnedPartner = z.output<typeof ownedPartner>;

/** A partner's report or statement: months such as `2026-01`, both included; by default the last twelve. */
export const partnerReportInput = z
  .strictObject({ partnerId: id, from: z.optional(month), to: z.optional(month) })
  .check(
    z.refine((range) => reportMonths(range).length > 0, { error: ruleMessage('rule.reportRange'), path: ['from'] }),
  );

/** What a partner brought in one month of UTC. */
export const partnerMonth = z.object({
  /** Such as `2026-01`. */
  month: z.string(),
  /** How often a checkout was opened. */
  checkouts: z.number(),
  /** Paid orders. */
  orders: z.number(),
  /** Rupees that were paid in this month, without tax; refunds don't lessen it. */
  revenue: z.number(),
  /** Rupees of the partner's share of what was paid in this month. */
  share: withDefault(z.number(), 0),
  /** Shares of courses that were refunded in this month, in rupees. */
  refunded: withDefault(z.number(), 0),
  /** Rupees that the partner was paid in this month. */
  paidOut: withDefault(z.number(), 0),
  signUps: z.number(),
  /** Courses that someone enrolled in, free ones too. */
  enrollments: z.number(),
});
export type PartnerMonth = z.output<typeof partnerMonth>;

/** What came with the tags of one campaign: paid orders, and what was paid without tax. */
export const partnerCampaign = z.object({ tags: campaign, orders: z.number(), revenue: z.number() });
export type PartnerCampaign = z.output<typeof partnerCampaign>;
