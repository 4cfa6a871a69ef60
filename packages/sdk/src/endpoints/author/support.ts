import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { supportChange, supportList, supportListInput, supportMessage, supportReply } from '../../schemas/support.ts';

/** What people wrote to support, for admins (beyond §7). */
export const support = {
  /** A page of 20 messages with a state, and how many there are of each. */
  list: {
    method: 'GET',
    path: '/admin/support',
    input: supportListInput,
    output: supportList,
    failure: 'error.unexpected',
  },
  /** Answers by mail, once; the same text again changes nothing. The message is answered then. */
  reply: {
    method: 'POST',
    path: '/admin/support/{id}/reply',
    input: supportReply,
    output: z.object({ message: supportMessage }),
    failure: 'error.unexpected',
    refuses: ['message_answered', 'mail_unavailable'],
  },
  /** Marks a message as answered elsewhere, closes it, or opens it again; one that has a reply is answered again instead. */
  update: {
    method: 'PUT',
    path: '/admin/support/{id}',
    input: supportChange,
    output: z.object({ message: supportMessage }),
    failure: 'error.unexpected',
  },
} satisfies EndpointGroup;
