import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { emptyOutput, optional } from '../../schemas/primitives.ts';
import { webhook, webhookEvent, webhookLog } from '../../schemas/webhook.ts';
import { webhookEventInput, webhookInput, webhookLogInput, webhookOf } from '../../schemas/webhookInput.ts';

const oneEvent = z.object({ event: webhookEvent });

/** What partners' servers are told of orders that came through them, for admins (beyond §7). */
export const webhooks = {
  /** The webhook of a partner, if it has one, and what it was told in the last 30 days, newest first. */
  get: {
    method: 'GET',
    path: '/admin/partners/{partnerId}/webhook',
    input: webhookLogInput,
    output: webhookLog,
    failure: 'webhooks.getFailed',
  },
  /** Sets the address. The answer to the first call has the secret that signs, which is never shown again. A paused webhook goes on. */
  save: {
    method: 'PUT',
    path: '/admin/partners/{partnerId}/webhook',
    input: webhookInput,
    output: z.object({ webhook, secret: optional(z.string()) }),
    failure: 'webhooks.saveFailed',
    refuses: ['webhook_address'],
  },
  /** Makes a new secret, which is never shown again. The one before signs for 24 hours more. */
  renewSecret: {
    method: 'POST',
    path: '/admin/partners/{partnerId}/webhook/secret',
    input: webhookOf,
    output: z.object({ webhook, secret: z.string() }),
    failure: 'webhooks.saveFailed',
  },
  /** Removes the webhook with its log. Nothing that waits is sent. */
  remove: {
    method: 'DELETE',
    path: '/admin/partners/{partnerId}/webhook',
    input: webhookOf,
    output: emptyOutput,
    failure: 'webhooks.saveFailed',
  },
  /** Sends an event of the type `test`, within seconds. */
  sendTest: {
    method: 'POST',
    path: '/admin/partners/{partnerId}/webhook/test',
    input: webhookOf,
    output: oneEvent,
    failure: 'webhooks.sendFailed',
  },
  /** Sends an event again, within seconds, with the id that it had. */
  sendAgain: {
    method: 'POST',
    path: '/admin/partners/{partnerId}/webhook/events/{eventId}',
    input: webhookEventInput,
    output: oneEvent,
    failure: 'webhooks.sendFailed',
  },
} satisfies EndpointGroup;
