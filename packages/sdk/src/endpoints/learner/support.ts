import type { EndpointGroup } from '../../http/endpoint.ts';
import { emptyOutput } from '../../schemas/primitives.ts';
import { supportInput } from '../../schemas/supportInput.ts';

/** What people write to support (beyond §7). */
export const support = {
  /**
   * Keeps a message for the admins, who answer by mail. Without a `category` it comes from the contact form. Needs no sign-in;
   * an address of the network, and an account, may send 20 in a row, then one every three minutes.
   */
  send: {
    method: 'POST',
    path: '/support',
    input: supportInput,
    output: emptyOutput,
    failure: 'error.unexpected',
    refuses: ['too_many_attempts', 'busy'],
  },
} satisfies EndpointGroup;
