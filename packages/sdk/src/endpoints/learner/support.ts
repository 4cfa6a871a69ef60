import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { file } from '../../schemas/file.ts';
import { emptyOutput } from '../../schemas/primitives.ts';
import { supportAttachment, supportInput } from '../../schemas/supportInput.ts';

/** What people write to support (beyond §7). */
export const support = {
  /**
   * Keeps a message for the admins, who answer by mail. Without a `category` it comes from the contact form. Needs no sign-in,
   * except for `attachments`: the ids of at most three files of the sender's that were sent with no message before;
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
  /**
   * Uploads a picture or a PDF of at most 5 MB for a message. It is deleted after a day without one; of an account, the
   * newest ten wait.
   */
  attach: {
    method: 'POST',
    path: '/support/attachment',
    input: z.strictObject({ attachment: file('attachment') }),
    output: z.object({ attachment: supportAttachment }),
    failure: 'error.unexpected',
    multipart: true,
  },
} satisfies EndpointGroup;
