import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { emptyInput } from '../../schemas/primitives.ts';
import { listedRefund, refundDecision } from '../../schemas/refund.ts';

/** What buyers ask back (beyond §7). */
export const refunds = {
  /** The hundred that wait for a decision longest, and the newest hundred of the others, newest first; for admins. */
  list: {
    method: 'GET',
    path: '/admin/refunds',
    input: emptyInput,
    output: z.object({ waiting: z.array(listedRefund), others: z.array(listedRefund) }),
    failure: 'error.unexpected',
  },
  /** Grants or declines a refund that waits for an admin: one that was requested, or that the provider refused. The buyer is told, with the answer. */
  decide: {
    method: 'PUT',
    path: '/admin/refunds/{id}',
    input: refundDecision,
    output: z.object({ refund: listedRefund }),
    failure: 'error.unexpected',
    refuses: ['refund_decided'],
  },
} satisfies EndpointGroup;
