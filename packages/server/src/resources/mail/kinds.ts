import { CONFIRMATION_SECONDS } from '../auth/confirmationRepository.ts';
import { RESET_SECONDS } from '../auth/resetRepository.ts';
import { composeCertificate } from './certificate.ts';
import { composeConfirmation } from './confirmation.ts';
import { composeGrade } from './grade.ts';
import type { Kind } from './mailKind.ts';
import { composePaymentRefused } from './paymentRefused.ts';
import { composeReceipt } from './receipt.ts';
import { composeRefund } from './refund.ts';
import { composeReset } from './reset.ts';
import { composeSecurity } from './security.ts';
import { composeSubmission } from './submission.ts';
import { composeSupportMessage, composeSupportReceived, composeSupportReply } from './support.ts';
import { composeWebhookPaused } from './webhookPaused.ts';

const DAY_SECONDS = 86_400;
const bought = 'You get this mail because you bought something on Lectern.';
const wrote =
  'You get this mail because somebody wrote to Lectern and gave this address. If it was not you, ignore it.';
const operates = 'You get this mail because SUPPORT_EMAIL of a Lectern server is this address.';

/** Every kind of mail. */
export const mailKinds = {
  refund: { lifetimeSeconds: 3 * DAY_SECONDS, reason: bought, compose: composeRefund },
  receipt: { lifetimeSeconds: 3 * DAY_SECONDS, reason: bought, compose: composeReceipt },
  payment_refused: {
    lifetimeSeconds: DAY_SECONDS,
    reason: 'You get this mail because you ordered something on Lectern.',
    compose: composePaymentRefused,
  },
  support_received: { lifetimeSeconds: DAY_SECONDS, reason: wrote, compose: composeSupportReceived },
  support_reply: { lifetimeSeconds: 3 * DAY_SECONDS, reason: wrote, compose: composeSupportReply },
  support_message: { lifetimeSeconds: 3 * DAY_SECONDS, reason: operates, compose: composeSupportMessage },
  grade: {
    lifetimeSeconds: 3 * DAY_SECONDS,
    reason: 'You get this mail because you take a course on Lectern.',
    compose: composeGrade,
  },
  submission: {
    lifetimeSeconds: 3 * DAY_SECONDS,
    reason: 'You get this mail because you teach a course on Lectern.',
    compose: composeSubmission,
  },
  certificate: {
    lifetimeSeconds: 3 * DAY_SECONDS,
    reason: 'You get this mail because you completed a course on Lectern.',
    compose: composeCertificate,
  },
  webhook_paused: {
    lifetimeSeconds: 3 * DAY_SECONDS,
    reason: 'You get this mail because a partner of Lectern is registered to your account.',
    compose: composeWebhookPaused,
  },
  confirmation: {
    lifetimeSeconds: CONFIRMATION_SECONDS,
    reason: 'You get this mail because someone signed up to Lectern with this address.',
    compose: composeConfirmation,
  },
  security: {
    lifetimeSeconds: 3 * DAY_SECONDS,
    reason: 'You get this mail because you have an account on Lectern.',
    compose: composeSecurity,
  },
  reset: {
    lifetimeSeconds: RESET_SECONDS,
    reason: 'You get this mail because someone asked for a new password of your account on Lectern.',
    compose: composeReset,
  },
} as const satisfies Record<string, Kind>;

export type MailKind = keyof typeof mailKinds;

/** The kind of a stored mail; undefined for one of another version of the server. */
export const kindOf = (name: string): Kind | undefined => (mailKinds as Record<string, Kind>)[name];
