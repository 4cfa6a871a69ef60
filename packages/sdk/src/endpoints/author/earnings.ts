import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import {
  earningsInput,
  payoutInput,
  payouts as payoutList,
  recordPayoutInput,
  earnings as statement,
} from '../../schemas/earnings.ts';
import { emptyInput, emptyOutput } from '../../schemas/primitives.ts';

/** What an instructor's courses have earned (beyond §7). */
export const earnings = {
  /** By month, and what is not paid out yet. */
  get: {
    method: 'GET',
    path: '/instructor/earnings',
    input: earningsInput,
    output: z.object({ earnings: statement }),
    failure: 'earnings.getFailed',
  },
} satisfies EndpointGroup;

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
  /** Says that a payee has the money. Refused where the amount is no longer what is due; the same one again changes nothing. */
  record: {
    method: 'POST',
    path: '/admin/payouts',
    input: recordPayoutInput,
    output: emptyOutput,
    failure: 'earnings.recordFailed',
    refuses: ['payout_changed'],
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
