import type Stripe from 'stripe';
import type { PaymentEvent } from './provider.ts';
import { idOf } from './stripeAnswers.ts';

/** The age at which a report is no longer believed: someone may have recorded it. */
const REPORT_AGE_SECONDS = 300;

/** What a report is about. Undefined where its signature is wrong, or it is too old. */
export function readReport(
  { webhooks }: Stripe,
  secret: string,
  body: Buffer,
  signature: string | undefined,
): PaymentEvent | undefined {
  if (!signature) return undefined;
  let event: Stripe.Event;
  try {
    event = webhooks.constructEvent(body, signature, secret, REPORT_AGE_SECONDS);
  } catch {
    return undefined;
  }
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    // The bank has refused, at once or after days; the order can be paid again.
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return { kind: 'payment', paymentId: event.data.object.id };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return { kind: 'refund', providerId: event.data.object.id };
    case 'charge.refunded': {
      const paymentId = idOf(event.data.object.payment_intent);
      return paymentId === null ? { kind: 'other' } : { kind: 'refunds', paymentId };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { kind: 'dispute', disputeId: event.data.object.id };
    default:
      return { kind: 'other' };
  }
}
