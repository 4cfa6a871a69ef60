import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { order, orderInput } from '../../schemas/order.ts';
import { byId, emptyInput } from '../../schemas/primitives.ts';
import { paymentRefusals } from './payments.ts';

/** Purchases (beyond §7, in its style). */
export const orders = {
  /** Buys several courses at once, all or none. */
  create: {
    method: 'POST',
    path: '/order',
    input: orderInput,
    output: z.object({ order }),
    failure: 'payments.failed',
    refuses: [...paymentRefusals, 'idempotency_mismatch'],
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
} satisfies EndpointGroup;
