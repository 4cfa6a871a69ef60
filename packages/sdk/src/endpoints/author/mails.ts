import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { keptMail, keptMails, mailInput, mailsInput } from '../../schemas/mail.ts';

/** What would have been sent by mail if the demo had a mail server, for admins (beyond §7). */
export const mails = {
  /** The mails, newest first, and what becomes of mails on this server. */
  list: {
    method: 'GET',
    path: '/admin/mails',
    input: mailsInput,
    output: z.object({ outbox: keptMails }),
    failure: 'error.unexpected',
  },
  /** One of them with its text, and the address of its HTML. */
  get: {
    method: 'GET',
    path: '/admin/mails/{id}',
    input: mailInput,
    output: z.object({ mail: keptMail }),
    failure: 'error.unexpected',
  },
} satisfies EndpointGroup;
