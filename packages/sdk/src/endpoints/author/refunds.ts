import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { emptyInput } from '../../schemas/primitives.ts';
import { listedRefund, listedReturn, refundDecision, returnAssignment } from '../../schemas/refund.ts';

/** What buyers ask back (beyond §7). */
export const refunds = {
  /**
   * The hundred that wait for a decision longest, and the newest hundred of the others, newest first; for admins. Returns
   * were made in the provider's dashboard, and wait for an admin who says what for, or were goodwill.
   */
  list: {
    method: 'GET',
    path: '/admin/refunds',
    input: emptyInput,
    output: z.object({
      waiting: z.array(listedRefund),
      others: z.array(listedRefund),
      returns: z.array(listedReturn),
      goodwill: z.array(listedReturn),
    }),
    failure: 'error.unexpected',
  },
  /** Grants or declines a refund that waits for an admin: one that was requested, or that the provider refused. The buyer is told, with the answer. */
  decide: {
    method: 'PUT',
    path: '/admin/refunds/{id}',
    input: refundDecision,
    output: z.object({ refund: listedRefund }),
    failure: 'error.unexpected',
    refuses: ['refund_decided', 'refund_returns_waiting'],
  },
  /** Says what money was for that somebody returned in the provider's dashboard: courses that end, or goodwill. Nobody is paid anything. */
  assign: {
    method: 'PUT',
    path: '/admin/returns/{id}',
    input: returnAssignment,
    output: z.object({}),
    failure: 'error.unexpected',
    refuses: ['refund_decided', 'refund_amount_differs', 'order_in_progress'],
  },
} satisfies EndpointGroup;
