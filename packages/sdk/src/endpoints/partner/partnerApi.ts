import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import {
  partnerDays,
  partnerDaysInput,
  partnerEventInput,
  partnerLogInput,
  testOrder,
  testOrderPage,
  testOrdersInput,
  testRefundInput,
} from '../../schemas/partnerApi.ts';
import { emptyInput } from '../../schemas/primitives.ts';
import { webhook, webhookEvent, webhookLog } from '../../schemas/webhook.ts';

const oneEvent = z.object({ event: webhookEvent });
const common = { apiKey: true, refuses: ['invalid_api_key', 'too_many_calls'] } as const;

/** What a partner's server reads and does with the partner's API key (beyond §7). Nothing in it is about buyers. */
export const partnerApi = {
  /** The partner's figures by day of UTC, oldest first, and what each campaign brought. `/partner/report/csv` has the days for spreadsheets. */
  report: {
    method: 'GET',
    path: '/partner/report',
    input: partnerDaysInput,
    output: partnerDays,
    failure: 'partners.reportFailed',
    ...common,
  },
  /** What was bought with the partner's test key in the last 30 days, newest first. No report counts it. */
  testOrders: {
    method: 'GET',
    path: '/partner/test-orders',
    input: testOrdersInput,
    output: testOrderPage,
    failure: 'partners.reportFailed',
    ...common,
  },
  /** Refunds a test order, so that the webhook is told as of a refund. Doing it again changes nothing. */
  refundTestOrder: {
    method: 'POST',
    path: '/partner/test-orders/{orderId}/refund',
    input: testRefundInput,
    output: z.object({ order: testOrder }),
    failure: 'partners.reportFailed',
    ...common,
  },
  /** The partner's webhook, if it has one, and what it was told in the last 30 days, newest first. */
  events: {
    method: 'GET',
    path: '/partner/webhook',
    input: partnerLogInput,
    output: webhookLog,
    failure: 'webhooks.getFailed',
    ...common,
  },
  /** Sends an event of the type `test` to the partner's webhook, within seconds. */
  sendTest: {
    method: 'POST',
    path: '/partner/webhook/test',
    input: emptyInput,
    output: oneEvent,
    failure: 'webhooks.sendFailed',
    ...common,
  },
  /** Sends an event again, within seconds, with the id that it had. */
  sendAgain: {
    method: 'POST',
    path: '/partner/webhook/events/{eventId}',
    input: partnerEventInput,
    output: oneEvent,
    failure: 'webhooks.sendFailed',
    ...common,
  },
  /** Lets a paused webhook go on at once, with what waits. One that isn't paused stays as it is. */
  resume: {
    method: 'POST',
    path: '/partner/webhook/resume',
    input: emptyInput,
    output: z.object({ webhook }),
    failure: 'webhooks.saveFailed',
    ...common,
  },
} satisfies EndpointGroup;
