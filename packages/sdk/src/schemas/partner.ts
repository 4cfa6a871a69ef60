import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { reportMonths } from '../rules/reportMonths.ts';
import { isStorable } from './bounds.ts';
import { month } from './month.ts';
import { id, maxCharacters, optional, textOf, withDefault } from './primitives.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The origin of a site as browsers send it; undefined for anything else. Plain http is allowed on loopback only. */
function siteOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  if (url?.pathname !== '/' || url.search || url.hash || url.username || url.password) return undefined;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.includes(url.hostname))) return undefined;
  // URLs allow `*` and `;` in a host name, which mean something else in a content security policy.
  return /^[a-z0-9._-]+$|^\[[0-9a-f:.]+\]$/.test(url.hostname) ? url.origin : undefined;
}

/** An exact origin, such as `https://blog.example` or `http://localhost:5173`, as browsers write it. */
export const partnerOrigin = z.string(ruleMessage('rule.partnerOrigin')).check(
  z.trim(),
  maxCharacters(300, ruleMessage('rule.partnerOrigin')),
  z.refine((text) => siteOrigin(text) !== undefined, ruleMessage('rule.partnerOrigin')),
  z.overwrite((text) => siteOrigin(text) ?? text),
);

/** Origins of one partner. */
export const maxPartnerOrigins = 20;

const ownerEmail = z.string(ruleMessage('rule.email')).check(
  z.trim(),
  maxCharacters(254, ruleMessage('rule.email')),
  z.refine((text) => text === '' || (isStorable(text) && /^[^\s@]+@[^\s@]+$/.test(text)), ruleMessage('rule.email')),
  z.toLowerCase(),
);

const partnerName = textOf(ruleMessage('rule.partnerName'), 1, 100);
const partnerOrigins = z.array(partnerOrigin, ruleMessage('rule.partnerOrigins')).check(
  z.overwrite((origins) => [...new Set(origins)]),
  z.minLength(1, ruleMessage('rule.partnerOrigins')),
  z.maxLength(maxPartnerOrigins, ruleMessage('rule.partnerOrigins')),
);

/** POST /admin/partners. `ownerEmail` is the email of an account, or empty. */
export const partnerInput = z.strictObject({
  name: partnerName,
  origins: partnerOrigins,
  ownerEmail: z.optional(ownerEmail),
});
export type PartnerInput = z.input<typeof partnerInput>;

/** Whether a partner's key works. */
export const partnerState = z.enum(['active', 'revoked']);

/** PUT /admin/partners/{partnerId}: only what is sent changes. An empty `ownerEmail` removes the owner. */
export const partnerUpdate = z.strictObject({
  partnerId: id,
  name: z.optional(partnerName),
  origins: z.optional(partnerOrigins),
  ownerEmail: z.optional(ownerEmail),
  state: z.optional(partnerState),
});

/** A site that embeds the marketplace, for admins. */
export const partner = z.object({
  _id: z.string(),
  name: z.string(),
  key: z.string(),
  origins: withDefault(z.array(z.string()), []),
  state: partnerState,
  ownerEmail: optional(z.string()),
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
