import { permission } from '../rules/permission.ts';
import { WEBHOOK_EVENTS_PER_PAGE, type WebhookEvent } from '../schemas/webhook.ts';
import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';
import type { MockUser } from './seed.ts';

/** The webhooks of partners. The mock tells nobody: what is sent was delivered at once. */
export function createMockWebhooks(state: MockState): MockAnswers['webhooks'] {
  const requireAdmin = (user: MockUser) => {
    if (!permission(user.role, 'adminDashboard').isAllowed) throw refuse('forbidden');
  };
  const found = (partnerId: string) => {
    const known = state.webhooks.get(partnerId);
    if (!known) throw refuse('not_found', 'webhook');
    return known;
  };
  const newSecret = () => `whsec_${state.nextId()}`;
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
    get({ input: { partnerId, page = 1 }, signedIn }) {
      requireAdmin(signedIn());
      const known = state.webhooks.get(partnerId);
      const all = known?.events ?? [];
      const pages = Math.max(1, Math.ceil(all.length / WEBHOOK_EVENTS_PER_PAGE));
      const shown = Math.min(page, pages);
      const events = all.slice((shown - 1) * WEBHOOK_EVENTS_PER_PAGE, shown * WEBHOOK_EVENTS_PER_PAGE);
      return { webhook: known?.webhook, events, page: shown, pages };
    },
    save({ input: { partnerId, url }, signedIn }) {
      requireAdmin(signedIn());
      if (!state.partners.some(({ _id }) => _id === partnerId)) throw refuse('not_found', 'partner');
      if (!url.startsWith('https:')) throw refuse('webhook_address');
      const known = state.webhooks.get(partnerId);
      const webhook = { createdAt: new Date().toISOString(), ...known?.webhook, url };
      delete webhook.failingSince;
      delete webhook.pausedAt;
      state.webhooks.set(partnerId, { webhook, events: known?.events ?? [] });
      return { webhook, secret: known ? undefined : newSecret() };
    },
    renewSecret({ input: { partnerId }, signedIn }) {
      requireAdmin(signedIn());
      const { webhook } = found(partnerId);
      webhook.previousSecretUntil = new Date(Date.now() + 86_400_000).toISOString();
      return { webhook, secret: newSecret() };
    },
    remove({ input: { partnerId }, signedIn }) {
      requireAdmin(signedIn());
      state.webhooks.delete(partnerId);
      return {};
    },
    sendTest({ input: { partnerId }, signedIn }) {
      requireAdmin(signedIn());
      const event = delivered('test');
      found(partnerId).events.unshift(event);
      return { event };
    },
    sendAgain({ input: { partnerId, eventId }, signedIn }) {
      requireAdmin(signedIn());
      const event = state.webhooks.get(partnerId)?.events.find(({ _id }) => _id === eventId);
      if (!event) throw refuse('not_found', 'event');
      const { type, createdAt } = event;
      Object.assign(event, { ...delivered(type), _id: eventId, createdAt, attempts: event.attempts + 1 });
      return { event };
    },
  };
}
