import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { payouts as payoutList } from '../../schemas/earnings.ts';
import { payoutInput, recordPayoutInput } from '../../schemas/payoutInput.ts';
import { emptyInput, emptyOutput } from '../../schemas/primitives.ts';

/** What instructors and partners are paid, for admins (beyond §7). The money itself is sent elsewhere. */
export const payouts = {
  /** What is due to whom, and what was paid out lately. */
  list: {
    method: 'GET',
    path: '/admin/payouts',
    input: emptyInput,
    output: z.object({ payouts: payoutList }),
    failure: 'earnings.getFailed',
  },
  /**
   * Says that a payee has the money. Refused where the amount is no longer what is due, or was recorded with another
   * reference; the same one again changes nothing.
   */
  record: {
    method: 'POST',
    path: '/admin/payouts',
    input: recordPayoutInput,
    output: emptyOutput,
    failure: 'earnings.recordFailed',
    refuses: ['payout_changed', 'payout_recorded'],
  },
  /** Takes back a payout that was recorded by mistake: the amount is due again. */
  remove: {
    method: 'DELETE',
    path: '/admin/payouts/{payee}/{payeeId}/{month}',
    input: payoutInput,
    output: emptyOutput,
    failure: 'earnings.recordFailed',
  },
} satisfies EndpointGroup;
