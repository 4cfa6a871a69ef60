import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import type { RefusalCode } from '../../refusals.ts';
import { paymentOptions, paymentOptionsInput } from '../../schemas/order.ts';
import { paymentInput } from '../../schemas/orderInput.ts';

/** The codes with which a payment may be refused. */
export const paymentRefusals = [
  'already_owned',
  'own_course',
  'no_lectures',
  'price_changed',
  'order_in_progress',
  'order_superseded',
  'order_expired',
  'amount_too_small',
  'payment_declined',
  'invalid_nonce',
  'payments_unavailable',
  // With a partner's test key.
  'unknown_key',
  'revoked_key',
  'unregistered_origin',
  'too_many_test_orders',
] as const satisfies readonly RefusalCode[];

export const payments = {
  /** How people pay on this server (beyond §7). A server without the call takes the demo's nonces. */
  options: {
    method: 'GET',
    path: '/payment/options',
    input: paymentOptionsInput,
    output: paymentOptions,
    anonymous: true,
    failure: 'payments.failed',
  },
  /** Pays for one course and enrolls in it (§7). Several courses go through `orders.create`, all or none. */
  process: {
    method: 'POST',
    path: '/payment/process',
    input: paymentInput,
    output: z.object({}),
    failure: 'payments.failed',
    refuses: paymentRefusals,
    scope: 'buy',
  },
} satisfies EndpointGroup;
