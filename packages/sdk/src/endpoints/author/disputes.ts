import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { dispute } from '../../schemas/dispute.ts';
import { emptyInput } from '../../schemas/primitives.ts';

/** Payments that buyers' banks dispute (beyond §7). */
export const disputes = {
  /** The newest hundred, newest first, as the payment provider last reported them; for admins. */
  list: {
    method: 'GET',
    path: '/admin/disputes',
    input: emptyInput,
    output: z.object({ disputes: z.array(dispute) }),
    failure: 'orders.listFailed',
  },
} satisfies EndpointGroup;
