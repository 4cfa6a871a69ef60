import { stripeUnit } from '@lectern/sdk/rules';
import Stripe from 'stripe';
import type { Dispute, Payment, PaymentState, Refund, RefundState, ReportedRefund } from './provider.ts';

// What Stripe's objects and errors mean to a payment, a refund and a dispute.

/** An amount as Stripe counts it. */
export const unitsOf = ({ amountPaise, currency }: Pick<Payment, 'amountPaise' | 'currency'>) =>
  amountPaise / stripeUnit(currency);

export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;

/** What another attempt wouldn't change: a charge that is disputed, or was given back by hand. Without a balance it would. */
export const isRefused = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'balance_insufficient';

export const isUnexpectedState = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state';

/** Throws for a refund of something else. */
export function refundStateOf(
  { id, amount, metadata, status }: Stripe.Refund,
  { key, amountPaise, payment: { currency } }: Refund,
): RefundState {
  if (amount !== unitsOf({ amountPaise, currency }) || metadata?.refund !== key)
    throw new Error(`The refund ${id} is not that of ${key}, or has another amount.`);
  return { kind: refundKindOf(status), providerId: id };
}

const refundKindOf = (status: string | null): RefundState['kind'] =>
  status === 'failed' || status === 'canceled' ? 'failed' : status === 'succeeded' ? 'refunded' : 'sent';

export const toReportedRefund = ({
  id,
  amount,
  currency,
  metadata,
  payment_intent,
  status,
}: Stripe.Refund): ReportedRefund => ({
  providerId: id,
  kind: refundKindOf(status),
  // With the refund since it was made, so that the first report of ours has it.
  key: metadata?.refund,
  paymentId: idOf(payment_intent),
  amountPaise: amount * stripeUnit(currency.toUpperCase()),
  currency: currency.toUpperCase(),
});

export const idOf = (intent: string | Stripe.PaymentIntent | null) =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

/** Throws for an intent of something else: an order is paid by its own, in full. */
export function readState(intent: Stripe.PaymentIntent, { orderId, amountPaise, currency }: Payment): PaymentState {
  const amount = unitsOf({ amountPaise, currency });
  if (
    intent.metadata.order !== orderId ||
    intent.amount !== amount ||
    intent.currency.toUpperCase() !== currency ||
    (intent.status === 'succeeded' && intent.amount_received !== amount)
  ) {
    throw new Error(`${intent.id} is not the payment of the order ${orderId}, or not of its amount.`);
  }
  if (intent.status === 'succeeded') return { kind: 'charged', cardLast4: last4Of(intent.latest_charge) };
  if (intent.status === 'canceled') return { kind: 'cancelled' };
  // Captured by itself: we never ask for the other way.
  if (intent.status === 'processing' || intent.status === 'requires_capture') return { kind: 'processing' };
  return { kind: intent.status === 'requires_action' ? 'acting' : 'open' };
}

function last4Of(charge: string | Stripe.Charge | null): string | undefined {
  const last4 = typeof charge === 'object' ? charge?.payment_method_details?.card?.last4 : undefined;
  return last4 && /^\d{4}$/.test(last4) ? last4 : undefined;
}

export function toDispute({
  id,
  payment_intent,
  amount,
  currency,
  reason,
  status,
  created,
  evidence_details,
}: Stripe.Dispute): Dispute {
  const due = evidence_details?.due_by;
  return {
    id,
    paymentId: idOf(payment_intent),
    amountPaise: amount * stripeUnit(currency.toUpperCase()),
    currency: currency.toUpperCase(),
    reason,
    status,
    respondBy: due ? new Date(due * 1000) : null,
    openedAt: new Date(created * 1000),
  };
}
