import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { partners, webhookEvents, webhooks } from '../../db/schema.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type EventRow = typeof webhookEvents.$inferSelect;

/** Events of one partner that may wait at the same time; what is beyond is in the report alone. */
const MAX_WAITING = 10_000;
/** How long a secret signs beside the one that has replaced it. */
const PREVIOUS_HOURS = 24;
/** After which nothing more is tried. */
const PAUSED_AFTER_DAYS = 3;
/** How long events are kept. */
const KEPT_DAYS = 30;
/** How long a server may deliver to one partner, and how long one attempt may take: longer than they do. */
const TURN_SECONDS = 90;
const LEASE_SECONDS = 30;

export async function findWebhook(db: Db, partnerId: string): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.partnerId, partnerId));
  return row;
}

const goingOn = { failingSince: null, pausedAt: null, dueAt: sql`now()` };

/**
 * Sets the address, and the secret where there was no webhook. One that was paused goes on.
 *
 * @returns whether the secret is in use
 */
export async function saveWebhook(
  db: Db,
  { partnerId, url, secret }: Pick<WebhookRow, 'partnerId' | 'url' | 'secret'>,
): Promise<boolean> {
  const [row] = await db
    .insert(webhooks)
    .values({ partnerId, url, secret })
    .onConflictDoUpdate({ target: webhooks.partnerId, set: { url, ...goingOn } })
    .returning({ secret: webhooks.secret });
  return row?.secret === secret;
}

/** Lets it go on with what waits if it is paused: one that only fails keeps its waits between attempts. */
export async function resumeWebhook(db: Db, partnerId: string): Promise<void> {
  const isPaused = sql`${webhooks.pausedAt} is not null`;
  await db
    .update(webhooks)
    .set(goingOn)
    .where(and(eq(webhooks.partnerId, partnerId), isPaused));
}

/** Gives it a new secret; the one before stays valid for a day. Returns whether there is a webhook. */
export async function renewSecret(db: Db, partnerId: string, secret: string): Promise<boolean> {
  const renewed = await db
    .update(webhooks)
    .set({
      secret,
      previousSecret: webhooks.secret,
      previousUntil: sql`now() + make_interval(hours => ${PREVIOUS_HOURS})`,
    })
    .where(eq(webhooks.partnerId, partnerId))
    .returning({ partnerId: webhooks.partnerId });
  return renewed.length > 0;
}

/** Removes it with its log and all that waits. */
export async function removeWebhook(db: Db, partnerId: string): Promise<void> {
  await db.delete(webhooks).where(eq(webhooks.partnerId, partnerId));
}

const isWaiting = inArray(webhookEvents.state, ['waiting', 'sending']);

/** Adds an event of a partner that has a webhook. Returns its id; undefined where too many wait already. */
export async function addEvent(db: Db, partnerId: string, type: string, content: object): Promise<string | undefined> {
  // No more are counted than matter.
  const [waiting] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select 1 from ${webhookEvents}
      where ${webhookEvents.partnerId} = ${partnerId} and ${isWaiting} limit ${MAX_WAITING}) waiting`,
  );
  if (!waiting || waiting.count >= MAX_WAITING) return undefined;
  const [id, created] = [newId(), new Date()];
  const body = JSON.stringify({ id, type, created: created.toISOString(), ...content });
  await db.insert(webhookEvents).values({ id, partnerId, type, body, createdAt: created });
  return id;
}

/** Events of a partner, newest first. */
export const listEvents = (db: Db, partnerId: string, { most, after }: { most: number; after: number }) =>
  db
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.partnerId, partnerId))
    .orderBy(desc(webhookEvents.createdAt), asc(webhookEvents.id))
    .limit(most)
    .offset(after);

export const countEvents = (db: Db, partnerId: string): Promise<number> =>
  db.$count(webhookEvents, eq(webhookEvents.partnerId, partnerId));

export async function findEvent(db: Db, partnerId: string, id: string): Promise<EventRow | undefined> {
  const isMeant = and(eq(webhookEvents.partnerId, partnerId), eq(webhookEvents.id, id));
  const [row] = await db.select().from(webhookEvents).where(isMeant);
  return row;
}

/** Lets an event be sent now, unless it is being sent; also one that was delivered, or given up. */
export async function sendNow(db: Db, { id, partnerId }: Pick<EventRow, 'id' | 'partnerId'>): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ state: 'waiting', dueAt: sql`now()` })
    .where(and(eq(webhookEvents.id, id), ne(webhookEvents.state, 'sending')));
  // A turn that is ending no longer counts: it would put this off after a failure.
  const turn = sql`${webhooks.turn} + 1`;
  await db.update(webhooks).set({ dueAt: sql`now()`, turn }).where(eq(webhooks.partnerId, partnerId));
}

/** Takes the turn of a partner that something is due for; those that wait longest first. Two servers never take the same. */
export async function claimWebhook(db: Db): Promise<WebhookRow | undefined> {
  const due = db
    .select({ partnerId: webhooks.partnerId })
    .from(webhooks)
    .innerJoin(partners, and(eq(partners.id, webhooks.partnerId), eq(partners.state, 'active')))
    .where(
      and(
        sql`${webhooks.pausedAt} is null`,
        lte(webhooks.dueAt, sql`now()`),
        sql`exists (select 1 from ${webhookEvents} where ${webhookEvents.partnerId} = ${webhooks.partnerId}
          and ${isWaiting} and ${webhookEvents.dueAt} <= now())`,
      ),
    )
    .orderBy(asc(webhooks.dueAt))
    .limit(1)
    .for('update', { of: webhooks, skipLocked: true });
  const [row] = await db
    .update(webhooks)
    .set({ turn: sql`${webhooks.turn} + 1`, dueAt: sql`now() + make_interval(secs => ${TURN_SECONDS})` })
    .where(inArray(webhooks.partnerId, due))
    .returning();
  return row;
}

/**
 * Ends a turn. After a failure the next is later, the longer nothing was delivered: 5 seconds at first, 10 minutes at most.
 * A dead address so takes little of a server, however many events wait for it.
 */
export async function endTurn(db: Db, { partnerId, turn }: Pick<WebhookRow, 'partnerId' | 'turn'>): Promise<void> {
  await db
    .update(webhooks)
    .set({
      dueAt: sql`case when ${webhooks.failingSince} is null then now()
        else now() + greatest(interval '5 seconds', least(interval '10 minutes', (now() - ${webhooks.failingSince}) / 10)) end`,
    })
    .where(and(eq(webhooks.partnerId, partnerId), eq(webhooks.turn, turn)));
}

/** Takes the event of a partner that is due longest, for as long as an attempt may last. */
export async function claimEvent(db: Db, partnerId: string): Promise<EventRow | undefined> {
  const due = db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.partnerId, partnerId), isWaiting, lte(webhookEvents.dueAt, sql`now()`)))
    .orderBy(asc(webhookEvents.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(webhookEvents)
    .set({
      state: 'sending',
      attempts: sql`${webhookEvents.attempts} + 1`,
      attemptedAt: sql`now()`,
      dueAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .where(inArray(webhookEvents.id, due))
    .returning();
  return row;
}

export type Answer = Pick<EventRow, 'status' | 'answer'>;

/** The attempt that the caller has claimed; a later one is another server's. */
const attemptOf = ({ id, attempts }: EventRow) =>
  and(eq(webhookEvents.id, id), eq(webhookEvents.attempts, attempts), eq(webhookEvents.state, 'sending'));

export async function recordDelivery(db: Db, event: EventRow, answer: Answer): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ state: 'delivered', ...answer })
    .where(attemptOf(event));
  await db
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.partnerId, event.partnerId), sql`${webhooks.failingSince} is not null`));
}

/**
 * Tries again after some seconds; gives up where there are none. Returns whether the address has now failed for so long
 * that it is paused.
 */
export async function recordFailure(
  db: Db,
  event: EventRow,
  answer: Answer,
  seconds: number | undefined,
): Promise<boolean> {
  await db
    .update(webhookEvents)
    .set(
      seconds === undefined
        ? { state: 'failed', ...answer }
        : { state: 'waiting', dueAt: sql`now() + make_interval(secs => ${seconds})`, ...answer },
    )
    .where(attemptOf(event));
  const [row] = await db
    .update(webhooks)
    .set({
      failingSince: sql`coalesce(${webhooks.failingSince}, now())`,
      pausedAt: sql`case when ${webhooks.failingSince} < now() - make_interval(days => ${PAUSED_AFTER_DAYS}) then now() end`,
    })
    .where(and(eq(webhooks.partnerId, event.partnerId), sql`${webhooks.pausedAt} is null`))
    .returning({ pausedAt: webhooks.pausedAt });
  return row !== undefined && row.pausedAt !== null;
}

export async function deleteOldEvents(db: Db): Promise<void> {
  await db.delete(webhookEvents).where(lte(webhookEvents.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}
