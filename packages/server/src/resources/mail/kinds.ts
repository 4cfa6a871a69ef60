import type { Kind } from './mailKind.ts';
import { composeReceipt } from './receipt.ts';
import { composeRefund } from './refund.ts';

const DAY_SECONDS = 86_400;
const bought = 'You get this mail because you bought something on Lectern.';

/** Every kind of mail. */
export const mailKinds = {
  refund: { lifetimeSeconds: 3 * DAY_SECONDS, reason: bought, compose: composeRefund },
  receipt: { lifetimeSeconds: 3 * DAY_SECONDS, reason: bought, compose: composeReceipt },
} as const satisfies Record<string, Kind>;

export type MailKind = keyof typeof mailKinds;

/** The kind of a stored mail; undefined for one of another version of the server. */
export const kindOf = (name: string): Kind | undefined => (mailKinds as Record<string, Kind>)[name];
