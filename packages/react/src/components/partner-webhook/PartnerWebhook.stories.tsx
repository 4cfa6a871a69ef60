import type { WebhookEvent } from '@lectern/sdk';
import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { PartnerWebhook } from './index.ts';

const meta: Meta<typeof PartnerWebhook> = {
  title: 'Admin/PartnerWebhook',
  component: PartnerWebhook,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'submits', 'validates', 'restricted'],
    words: ['webhook', 'event', 'signature', 'server', 'retry', 'log', 'api key'],
    dont: ["Don't send a secret by mail: whoever has it can sign as the marketplace."],
    accessibility: [
      'Each change is announced; the button of an event says which one it sends again.',
      'The state of an event is said in words, not only in color.',
    ],
  }),
};
export default meta;
const { state, ready, loading, empty, failed, refused, busy, invalid, done, long, many, role } = statesOf(meta, {
  as: 'admin',
});

const at = (hour: number) => `2026-01-15T${String(hour).padStart(2, '0')}:00:00.000Z`;
const event = (number: number, more: Partial<WebhookEvent> = {}): WebhookEvent => ({
  _id: mockId(8, number),
  type: 'order.paid',
  state: 'delivered',
  attempts: 1,
  status: 204,
  answer: '',
  createdAt: at(12),
  attemptedAt: at(12),
  nextAttemptAt: undefined,
  ...more,
});
const events = (): WebhookEvent[] => [
  event(1, {
    state: 'waiting',
    attempts: 3,
    status: 503,
    answer: 'Down for maintenance',
    nextAttemptAt: '2099-01-15T13:00:00.000Z',
  }),
  event(2, { type: 'order.refunded' }),
  event(3, { state: 'failed', attempts: 8, status: undefined, answer: 'No answer within 10 seconds.' }),
  event(4),
];
const withWebhook =
  (list = events(), more: object = {}) =>
  (api: MockApi) =>
    void api.state.webhooks.set(seedIds.partners.magazine, {
      webhook: {
        url: 'https://garden.example/hooks',
        createdAt: at(9),
        previousSecretUntil: undefined,
        failingSince: undefined,
        pausedAt: undefined,
        ...more,
      },
      events: list,
    });
const url = 'https://garden.example/hooks';
const save = async ({ type, press }: ActTools) => {
  await type('webhook.url', url);
  await press('webhook.save');
};
const again = async ({ canvas, userEvent, t }: ActTools) => {
  const [first] = await canvas.findAllByText(t('webhook.again'));
  if (first) await userEvent.click(first);
};
const test = ({ press }: ActTools) => press('webhook.test');
const remove = async ({ press }: ActTools) => {
  await press('webhook.remove');
  await press('webhook.removeNow');
};

const withKey =
  (more: object = {}) =>
  (api: MockApi) => {
    withWebhook()(api);
    const [partner] = api.state.partners;
    if (partner)
      partner.apiKey = { ending: '7Qxw', createdAt: at(9), lastUsedAt: undefined, previousUntil: undefined, ...more };
  };
const makeKey = ({ press }: ActTools) => press('webhook.key.make');

export const Ready = ready('webhook.state.delivered', { prepare: withWebhook() });
export const WithoutEvents = ready('webhook.noEvents', { prepare: withWebhook([]) });
export const Failing = ready(says(/After 3 days/), { prepare: withWebhook(events(), { failingSince: at(8) }) });
export const Paused = ready('webhook.resume', {
  prepare: withWebhook(events(), { failingSince: at(8), pausedAt: at(12) }),
});
export const AskingForASecret = ready('webhook.renewTitle', {
  prepare: withWebhook(),
  act: ({ press }) => press('webhook.renew'),
});
export const WithApiKey = ready('webhook.key.revoke', {
  prepare: withKey({ lastUsedAt: at(11), previousUntil: at(23) }),
});
export const ApiKeyMade = done('webhook.key.renewed', { act: makeKey });
export const MakingApiKey = busy('partners.renewApiKey', 'webhook.key.making', { act: makeKey });
export const ApiKeyFailed = failed('partners.renewApiKey', ['webhook.key.failedTitle', 'partners.apiKeyFailed'], {
  act: makeKey,
});
export const AskingToRevoke = ready('webhook.key.revokeTitle', {
  prepare: withKey(),
  act: ({ press }) => press('webhook.key.revoke'),
});
export const Loading = loading('webhooks.get', 'webhook.loading');
export const Empty = empty('webhook.save');
export const NoPartners = empty('webhook.noPartners', { prepare: (api) => void api.state.partners.splice(0) });
export const Failed = failed('webhooks.get', 'webhook.loadFailed');
export const OtherRole = role('webhook.adminOnly', { as: 'instructor' });
export const Visitor = role('access.signIn', { as: 'visitor' });
export const Invalid = invalid('rule.url', {
  async act({ type, press }) {
    await type('webhook.url', 'garden');
    await press('webhook.save');
  },
});
export const PrivateAddress = state({
  kind: 'refused',
  async act({ type, press }) {
    await type('webhook.url', 'http://localhost:8080');
    await press('webhook.save');
  },
  shows: says(/https address of a public server/),
});
export const Saving = busy('webhooks.save', 'webhook.saving', { act: save });
export const Saved = done('webhook.secretOnce', { act: save });
export const SaveFailed = failed('webhooks.save', 'webhooks.saveFailed', { act: save });
export const Testing = busy('webhooks.sendTest', 'webhook.testing', { prepare: withWebhook(), act: test });
export const Tested = done('webhook.tested', { prepare: withWebhook(), act: test });
export const TestFailed = failed('webhooks.sendTest', ['webhook.failedTitle', 'webhooks.sendFailed'], {
  prepare: withWebhook(),
  act: test,
});
export const SentAgain = done('webhook.sentAgain', { prepare: withWebhook(), act: again });
export const Refused = refused('webhooks.sendAgain', 403, 'Your account may not send events.', {
  prepare: withWebhook(),
  act: again,
});
export const Removed = done('webhook.removed', { prepare: withWebhook(), act: remove });
export const Many = many(['pagination.position', { page: 1, pages: 3 }], {
  prepare: withWebhook(Array.from({ length: 50 }, (_, place) => event(place))),
});
export const Long = long(has('button', 'webhook.test'), {
  prepare: withWebhook(
    [event(1, { type: longTitle, state: 'failed', status: 500, answer: `${'long'.repeat(60)} ${longTitle}` })],
    { url: `https://${'long'.repeat(15)}.example/${'path'.repeat(50)}` },
  ),
});
