import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { accountExport, accountRemoval, signInList } from '../../schemas/account.ts';
import { byId, emptyInput, emptyOutput } from '../../schemas/primitives.ts';

/** What people may ask of their account: where it is in use, a copy of everything, and its end (beyond §7). */
export const account = {
  /** Where the account is signed in, last used first, at most 100. */
  signIns: {
    method: 'GET',
    path: '/user/sign-ins',
    input: emptyInput,
    output: signInList,
    failure: 'error.unexpected',
  },
  /** Signs out one of them, and the partners' pages that it reached. */
  endSignIn: {
    method: 'DELETE',
    path: '/user/sign-ins/{id}',
    input: byId,
    output: emptyOutput,
    failure: 'error.unexpected',
  },
  /** Signs out all others. `session.signOutElsewhere` also keeps the new token. */
  endOtherSignIns: {
    method: 'POST',
    path: '/user/sign-ins/end-others',
    input: emptyInput,
    output: z.object({ token: z.string() }),
    failure: 'error.unexpected',
  },
  /** The address of a ZIP file with everything that the marketplace has of the person. It opens for ten minutes. */
  exportAddress: {
    method: 'POST',
    path: '/user/export',
    input: accountExport,
    output: z.object({ url: z.string() }),
    failure: 'error.unexpected',
    refuses: ['wrong_password', 'too_many_attempts', 'busy'],
  },
  /**
   * Deletes the account for good. Receipts stay, without the name; an instructor's courses pass to the marketplace.
   * Refused while a payment is being processed or earnings are due.
   */
  remove: {
    method: 'POST',
    path: '/user/remove',
    input: accountRemoval,
    output: emptyOutput,
    failure: 'error.unexpected',
    refuses: ['wrong_password', 'wrong_email', 'account_needed', 'too_many_attempts', 'busy'],
  },
} satisfies EndpointGroup;
