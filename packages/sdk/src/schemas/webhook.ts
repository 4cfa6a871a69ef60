import * as z from 'zod/mini';
import { optional } from './primitives.ts';

/** Events on a page of a webhook's log. */
export const WEBHOOK_EVENTS_PER_PAGE = 20;

/** Where a partner's server is told of orders, and whether that works. */
export const webhook = z.object({
  url: z.string(),
  createdAt: z.string(),
  /** Until when the secret before the newest one signs, too. */
  previousSecretUntil: optional(z.string()),
  /** Since when nothing was delivered. */
  failingSince: optional(z.string()),
  /** Since when nothing is tried, because nothing was delivered for days. `partnerApi.resume`, or saving the address, tries again. */
  pausedAt: optional(z.string()),
});
export type Webhook = z.output<typeof webhook>;

/** What becomes of an event: it waits for its next attempt, is being sent, was delivered, or was given up. */
export const webhookEventState = z.enum(['waiting', 'sending', 'delivered', 'failed']);
export type WebhookEventState = z.output<typeof webhookEventState>;

/** What a partner's server was told, or will be. */
export const webhookEvent = z.object({
  _id: z.string(),
  /** Such as `order.paid`. */
  type: z.string(),
  state: webhookEventState,
  attempts: z.number(),
  /** The status of the last answer; missing where there was none. */
  status: optional(z.number()),
  /** The first 500 characters of the last answer, or why there was none. */
  answer: z.string(),
  createdAt: z.string(),
  /** When it was last sent. */
  attemptedAt: optional(z.string()),
  /** When it will be sent next, at the earliest. */
  nextAttemptAt: optional(z.string()),
});
export type WebhookEvent = z.output<typeof webhookEvent>;

/** A partner's webhook with a page of its log, newest first. */
export const webhookLog = z.object({
  webhook: optional(webhook),
  events: z.array(webhookEvent),
  page: z.number(),
  pages: z.number(),
});
export type WebhookLog = z.output<typeof webhookLog>;
