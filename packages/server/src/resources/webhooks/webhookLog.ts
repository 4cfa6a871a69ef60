import { WEBHOOK_EVENTS_PER_PAGE } from '@lectern/sdk/api';
import type { Db } from '../../db/database.ts';
import { problems } from '../../problems.ts';
import {
  addEvent,
  countEvents,
  type EventRow,
  findEvent,
  findWebhook,
  listEvents,
  resumeWebhook,
  sendNow,
  type WebhookRow,
} from './repository.ts';

const written = (moment: Date | null) => moment?.toISOString();

export const toWebhook = ({ url, createdAt, previousUntil, failingSince, pausedAt }: WebhookRow) => ({
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

/** What a partner was told, for admins and for the partner's own server. Each finds nothing of another partner. */
export function createWebhookLog(db: Db) {
  const foundEvent = async (partnerId: string, id: string) => {
    const event = await findEvent(db, partnerId, id);
    if (!event) throw problems.eventNotFound();
    return event;
  };
  return {
    async read(partnerId: string, page = 1) {
      const webhook = await findWebhook(db, partnerId);
      const pages = Math.max(1, Math.ceil((await countEvents(db, partnerId)) / WEBHOOK_EVENTS_PER_PAGE));
      const shown = Math.min(page, pages);
      const after = (shown - 1) * WEBHOOK_EVENTS_PER_PAGE;
      const events = await listEvents(db, partnerId, { most: WEBHOOK_EVENTS_PER_PAGE, after });
      return { webhook: webhook && toWebhook(webhook), events: events.map(toEvent), page: shown, pages };
    },
    async resume(partnerId: string) {
      await resumeWebhook(db, partnerId);
      const webhook = await findWebhook(db, partnerId);
      if (!webhook) throw problems.webhookNotFound();
      return { webhook: toWebhook(webhook) };
    },
    async sendTest(partnerId: string) {
      if (!(await findWebhook(db, partnerId))) throw problems.webhookNotFound();
      const id = await addEvent(db, partnerId, 'test', {});
      if (!id) throw problems.tooManyRequests();
      const event = await foundEvent(partnerId, id);
      await sendNow(db, event);
      return { event: toEvent(event) };
    },
    async sendAgain(partnerId: string, eventId: string) {
      await sendNow(db, await foundEvent(partnerId, eventId));
      return { event: toEvent(await foundEvent(partnerId, eventId)) };
    },
  };
}
