import { permission } from '../rules/permission.ts';
import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';
import { createMockWebhookLog } from './mockWebhookLog.ts';
import type { MockUser } from './seed.ts';

/** The webhooks of partners, which admins maintain. */
export function createMockWebhooks(state: MockState): MockAnswers['webhooks'] {
  const requireAdmin = (user: MockUser) => {
    if (!permission(user.role, 'adminDashboard').isAllowed) throw refuse('forbidden');
  };
  const { find, log, sendTest, sendAgain } = createMockWebhookLog(state);
  const newSecret = () => `whsec_${state.nextId()}`;
  return {
    get({ input: { partnerId, page = 1 }, signedIn }) {
      requireAdmin(signedIn());
      return log(partnerId, page);
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
      const { webhook } = find(partnerId);
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
      return sendTest(partnerId);
    },
    sendAgain({ input: { partnerId, eventId }, signedIn }) {
      requireAdmin(signedIn());
      return sendAgain(partnerId, eventId);
    },
  };
}
