import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { order, paymentConfirmation, paymentProgress, settleInput } from '../../schemas/order.ts';
import { orderInput } from '../../schemas/orderInput.ts';
import { byId, emptyInput, optional } from '../../schemas/primitives.ts';
import { buyerInput } from '../../schemas/receipt.ts';
import { refundableItem, refundInput } from '../../schemas/refund.ts';
import { discountRefusals } from './discounts.ts';
import { paymentRefusals } from './payments.ts';

/** Purchases (beyond §7, in its style). */
export const orders = {
  /**
   * Buys several courses at once, all or none. Where the buyer has to confirm the payment in the browser, the order is
   * pending and `confirmation` says with what; then `settle` asks for the outcome.
   */
  create: {
    method: 'POST',
    path: '/order',
    input: orderInput,
    output: z.object({ order, confirmation: optional(paymentConfirmation) }),
    failure: 'payments.failed',
    refuses: [...paymentRefusals, ...discountRefusals, 'idempotency_mismatch'],
    scope: 'buy',
  },
  /** Asks the payment provider about a pending order, and completes it if it is paid. May be called at any time, any number of times. */
  settle: {
    method: 'POST',
    path: '/order/{id}/settle',
    input: settleInput,
    output: z.object({ order, payment: paymentProgress }),
    failure: 'orders.listFailed',
    refuses: ['payments_unavailable'],
    scope: 'buy',
  },
  /** The signed-in person's orders, newest first. */
  list: {
    method: 'GET',
    path: '/order',
    input: emptyInput,
    output: z.object({ orders: z.array(order) }),
    failure: 'orders.listFailed',
    scope: 'buy',
  },
  /** One order of the signed-in person; 404 for another person's. */
  get: {
    method: 'GET',
    path: '/order/{id}',
    input: byId,
    output: z.object({ order }),
    failure: 'orders.listFailed',
    scope: 'buy',
  },
  /** Whom the signed-in person's last receipt was for, as they typed it: null before they have. */
  billing: {
    method: 'GET',
    path: '/user/billing',
    input: emptyInput,
    output: z.object({ billing: z.nullable(buyerInput) }),
    failure: 'orders.listFailed',
  },
  /** What can be given back of a paid order, until when, and what was asked back already. */
  refunds: {
    method: 'GET',
    path: '/order/{id}/refund',
    input: byId,
    output: z.object({ items: z.array(refundableItem), until: z.string() }),
    failure: 'orders.listFailed',
  },
  /** Asks for the money of a course. Asking again changes nothing: the answer is the refund as it is. */
  refund: {
    method: 'POST',
    path: '/order/{id}/refund',
    input: refundInput,
    output: z.object({ item: refundableItem }),
    failure: 'error.unexpected',
    refuses: ['refund_too_late', 'not_refundable'],
  },
} satisfies EndpointGroup;
