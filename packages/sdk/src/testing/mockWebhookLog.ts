import { WEBHOOK_EVENTS_PER_PAGE, type WebhookEvent, type WebhookLog } from '../schemas/webhook.ts';
import { refuse } from './MockProblem.ts';
import type { MockState } from './mockState.ts';

/** What partners' servers were told. The mock tells nobody: what is sent was delivered at once. */
export function createMockWebhookLog(state: MockState) {
  const find = (partnerId: string) => {
    const known = state.webhooks.get(partnerId);
    if (!known) throw refuse('not_found', 'webhook');
    return known;
  };
  const delivered = (type: string): WebhookEvent => {
    const now = new Date().toISOString();
    return {
      _id: state.nextId(),
      type,
      state: 'delivered',
      attempts: 1,
      status: 204,
      answer: '',
      createdAt: now,
      attemptedAt: now,
      nextAttemptAt: undefined,
    };
  };
  return {
    find,
    log(partnerId: string, page: number): WebhookLog {
      const known = state.webhooks.get(partnerId);
      const all = known?.events ?? [];
      const pages = Math.max(1, Math.ceil(all.length / WEBHOOK_EVENTS_PER_PAGE));
      const shown = Math.min(page, pages);
      const events = all.slice((shown - 1) * WEBHOOK_EVENTS_PER_PAGE, shown * WEBHOOK_EVENTS_PER_PAGE);
      return { webhook: known?.webhook, events, page: shown, pages };
    },
    resume(partnerId: string) {
      const { webhook } = find(partnerId);
      if (webhook.pausedAt) {
        delete webhook.failingSince;
        delete webhook.pausedAt;
      }
      return { webhook };
    },
    sendTest(partnerId: string) {
      const event = delivered('test');
      find(partnerId).events.unshift(event);
      return { event };
    },
    sendAgain(partnerId: string, eventId: string) {
      const event = state.webhooks.get(partnerId)?.events.find(({ _id }) => _id === eventId);
      if (!event) throw refuse('not_found', 'event');
      const { type, createdAt } = event;
      Object.assign(event, { ...delivered(type), _id: eventId, createdAt, attempts: event.attempts + 1 });
      return { event };
    },
  };
}
