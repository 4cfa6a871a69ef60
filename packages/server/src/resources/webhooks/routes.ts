import { endpoints, WEBHOOK_EVENTS_PER_PAGE } from '@lectern/sdk/api';
import { may } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { listPartners } from '../partners/repository.ts';
import { isWebhookAddress } from './publicAddress.ts';
import {
  addEvent,
  countEvents,
  type EventRow,
  findEvent,
  findWebhook,
  listEvents,
  removeWebhook,
  renewSecret,
  saveWebhook,
  sendNow,
  type WebhookRow,
} from './repository.ts';
import { newSigningSecret } from './signature.ts';

const written = (moment: Date | null) => moment?.toISOString();

const toWebhook = ({ url, createdAt, previousUntil, failingSince, pausedAt }: WebhookRow) => ({
  url,
  createdAt: createdAt.toISOString(),
  previousSecretUntil: previousUntil && previousUntil > new Date() ? written(previousUntil) : undefined,
  failingSince: written(failingSince),
  pausedAt: written(pausedAt),
});

const toEvent = ({ id, type, state, attempts, status, answer, createdAt, attemptedAt, dueAt }: EventRow) => ({
  _id: id,
  type,
  state,
  attempts,
  status,
  answer: answer ?? '',
  createdAt: createdAt.toISOString(),
  attemptedAt: written(attemptedAt),
  nextAttemptAt: state === 'waiting' ? dueAt.toISOString() : undefined,
});

const options = { changes: 'nothing' } as const;

export function webhookRoutes({ db, webhooks: { allowsPrivate, secrets } }: Services): Route[] {
  const found = async (partnerId: string) => {
    const webhook = await findWebhook(db, partnerId);
    if (!webhook) throw problems.webhookNotFound();
    return webhook;
  };
  const foundEvent = async (partnerId: string, id: string) => {
    const event = await findEvent(db, partnerId, id);
    if (!event) throw problems.eventNotFound();
    return event;
  };

  return [
    route(endpoints.webhooks.get, may('adminDashboard'), async ({ input: { partnerId, page = 1 } }) => {
      const webhook = await findWebhook(db, partnerId);
      const pages = Math.max(1, Math.ceil((await countEvents(db, partnerId)) / WEBHOOK_EVENTS_PER_PAGE));
      const shown = Math.min(page, pages);
      const after = (shown - 1) * WEBHOOK_EVENTS_PER_PAGE;
      const events = await listEvents(db, partnerId, { most: WEBHOOK_EVENTS_PER_PAGE, after });
      return { webhook: webhook && toWebhook(webhook), events: events.map(toEvent), page: shown, pages };
    }),

    route(
      endpoints.webhooks.save,
      may('adminDashboard'),
      async ({ input: { partnerId, url } }) => {
        const [partner] = await listPartners(db, partnerId);
        if (!partner) throw problems.partnerNotFound();
        if (!isWebhookAddress(url, allowsPrivate)) throw problems.webhookAddress();
        const secret = newSigningSecret();
        const isNew = await saveWebhook(db, {
          partnerId,
          url: new URL(url).href,
          secret: secrets.close(secret, partnerId),
        });
        return { webhook: toWebhook(await found(partnerId)), secret: isNew ? secret : undefined };
      },
      options,
    ),

    route(
      endpoints.webhooks.renewSecret,
      may('adminDashboard'),
      async ({ input: { partnerId } }) => {
        const secret = newSigningSecret();
        if (!(await renewSecret(db, partnerId, secrets.close(secret, partnerId)))) throw problems.webhookNotFound();
        return { webhook: toWebhook(await found(partnerId)), secret };
      },
      options,
    ),

    route(
      endpoints.webhooks.remove,
      may('adminDashboard'),
      async ({ input: { partnerId } }) => {
        await removeWebhook(db, partnerId);
        return {};
      },
      options,
    ),

    route(
      endpoints.webhooks.sendTest,
      may('adminDashboard'),
      async ({ input: { partnerId } }) => {
        await found(partnerId);
        const id = await addEvent(db, partnerId, 'test', {});
        if (!id) throw problems.tooManyRequests();
        const event = await foundEvent(partnerId, id);
        await sendNow(db, event);
        return { event: toEvent(event) };
      },
      options,
    ),

    route(
      endpoints.webhooks.sendAgain,
      may('adminDashboard'),
      async ({ input: { partnerId, eventId } }) => {
        await sendNow(db, await foundEvent(partnerId, eventId));
        return { event: toEvent(await foundEvent(partnerId, eventId)) };
      },
      options,
    ),
  ];
}
