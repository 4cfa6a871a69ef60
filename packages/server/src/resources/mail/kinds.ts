import { RESET_SECONDS } from '../auth/resetTokens.ts';
import type { Kind } from './mailKind.ts';
import { composeReceipt } from './receipt.ts';
import { composeRefund } from './refund.ts';
import { composeReset } from './reset.ts';

const DAY_SECONDS = 86_400;
const bought = 'You get this mail because you bought something on Lectern.';

/** Every kind of mail. */
export const mailKinds = {
  refund: { lifetimeSeconds: 3 * DAY_SECONDS, reason: bought, compose: composeRefund },
  receipt: { lifetimeSeconds: 3 * DAY_SECONDS, reason: bought, compose: composeReceipt },
  reset: {
    lifetimeSeconds: RESET_SECONDS,
    reason: 'You get this mail because someone asked for a new password of your account on Lectern.',
    compose: composeReset,
  },
} as const satisfies Record<string, Kind>;

export type MailKind = keyof typeof mailKinds;

/** The kind of a stored mail; undefined for one of another version of the server. */
export const kindOf = (name: string): Kind | undefined => (mailKinds as Record<string, Kind>)[name];
