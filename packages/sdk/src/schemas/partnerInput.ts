import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { isStorable } from './bounds.ts';
import { id, maxCharacters, textOf } from './primitives.ts';

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

/** The calls about a partner's API key. */
export const apiKeyOf = z.strictObject({ partnerId: id });

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
