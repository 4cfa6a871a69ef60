import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { version } from '../../version.ts';
import type { Outbox } from '../mail/outbox.ts';
import { findOwner } from '../partners/repository.ts';
import type { SecretBox } from '../secondFactor/secretBox.ts';
import { MAX_ANSWER, post } from './post.ts';
import {
  type Answer,
  claimEvent,
  claimWebhook,
  type EventRow,
  endTurn,
  recordDelivery,
  recordFailure,
  type WebhookRow,
} from './repository.ts';
import { signatureOf } from './signature.ts';

interface SenderOptions {
  db: Db;
  secrets: SecretBox;
  /** For the owner of a partner whose webhook is paused. */
  mail: Outbox;
  /** Whether partners' servers may be in private networks. */
  allowsPrivate: boolean;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Between two looks into the queue. */
  lookMs?: number;
  /** The whole of an attempt; the lease of a claimed event is longer. */
  attemptMs?: number;
}

export interface WebhookSender {
  /** Ends after the attempts under way. */
  stop(): Promise<void>;
}

const LOOK_MS = 2_000;
const ATTEMPT_MS = 10_000;
/** Partners that a server delivers to at the same time, one event after another to each. */
const PARTNERS_AT_ONCE = 10;
/** After which another partner has its turn; the lease of a turn is longer, with the last attempt. */
const TURN_MS = 60_000;
/** After each attempt that failed: eight attempts in about 24 hours. */
const RETRY_SECONDS = [60, 300, 1_800, 7_200, 14_400, 28_800, 36_000];

/** With up to a tenth more or less, so that what has failed together isn't tried together. */
const retrySeconds = (attempts: number): number | undefined => {
  const seconds = RETRY_SECONDS[attempts - 1];
  return seconds && seconds * (0.9 + Math.random() / 5);
};

/** Delivers what waits for partners' servers, beside the requests. Several servers share the work. */
export function startWebhookSender(options: SenderOptions): WebhookSender {
  const { db, mail, secrets, allowsPrivate, log, lookMs = LOOK_MS, attemptMs = ATTEMPT_MS } = options;
  const stopping = new AbortController();
  const serving = new Set<Promise<void>>();

  /** The secrets that sign now; none where TOKEN_SECRET is another one since. */
  const secretsOf = ({ partnerId, secret, previousSecret, previousUntil }: WebhookRow) =>
    [secret, previousUntil && previousUntil > new Date() ? previousSecret : null]
      .map((closed) => closed && secrets.open(closed, partnerId))
      .filter((open) => typeof open === 'string');

  async function attempt(webhook: WebhookRow, { id, body }: EventRow): Promise<Answer & { isDelivered: boolean }> {
    const timestamp = Math.floor(Date.now() / 1_000);
    const signing = secretsOf(webhook);
    if (signing.length === 0) return { isDelivered: false, status: null, answer: 'The secret must be renewed.' };
    try {
      const { status, text } = await post({
        url: webhook.url,
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': `Lectern/${version()}`,
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signatureOf({ id, timestamp, body }, signing),
        },
        allowsPrivate,
        signal: AbortSignal.timeout(attemptMs),
      });
      return { isDelivered: status >= 200 && status < 300, status, answer: text };
    } catch (error) {
      const { message, name, cause } = error as Error;
      const isLate = name === 'AbortError' || name === 'TimeoutError' || (cause as Error)?.name === 'TimeoutError';
      const answer = isLate ? `No answer within ${attemptMs / 1_000} seconds.` : message;
      return { isDelivered: false, status: null, answer: answer.slice(0, MAX_ANSWER) };
    }
  }

  /** A partner without an owner has no address: then admins alone see it. */
  async function tellOwner(tx: Db, partnerId: string): Promise<void> {
    const userId = (await findOwner(tx, partnerId))?.ownerId;
    if (userId) await mail.queue(tx, 'webhook_paused', { userId, subjectId: partnerId });
  }

  /** Delivers what is due for a partner, until an attempt fails or others should have their turn. */
  async function serve(webhook: WebhookRow): Promise<void> {
    const end = Date.now() + TURN_MS;
    while (!stopping.signal.aborted && Date.now() < end) {
      const event = await claimEvent(db, webhook.partnerId);
      if (!event) break;
      const { isDelivered, ...answer } = await attempt(webhook, event);
      if (isDelivered) {
        await recordDelivery(db, event, answer);
        continue;
      }
      const isPaused = await db.transaction(async (tx) => {
        const isNow = await recordFailure(tx, event, answer, retrySeconds(event.attempts));
        if (isNow) await tellOwner(tx, event.partnerId);
        return isNow;
      });
      if (isPaused) log.warn({ partnerId: webhook.partnerId }, "a partner's webhook has failed for days and is paused");
      break;
    }
    await endTurn(db, webhook);
  }

  async function serveDue(): Promise<void> {
    while (!stopping.signal.aborted && serving.size < PARTNERS_AT_ONCE) {
      const webhook = await claimWebhook(db);
      if (!webhook) return;
      const served: Promise<void> = serve(webhook)
        // The leases end, and it is tried again.
        .catch((error: unknown) => log.error({ err: error }, 'a webhook could not be served'))
        .finally(() => serving.delete(served));
      serving.add(served);
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await serveDue().catch((error: unknown) => log.warn({ err: error }, 'the queue of webhooks could not be read'));
      await delay(lookMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
    await Promise.all(serving);
  }
  const running = run();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
