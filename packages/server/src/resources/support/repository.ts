import type { SupportState } from '@lectern/sdk/api';
import { and, asc, desc, eq, getTableColumns, isNull, lt, ne, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { mails, supportMessages } from '../../db/schema.ts';

export type SupportRow = typeof supportMessages.$inferSelect;
/** A message with the state of the mail that carries its reply. */
export type ListedMessage = SupportRow & { replyMail: (typeof mails.$inferSelect)['state'] | null };

/** Messages that may wait at the same time: more than anybody can answer. */
export const MAX_OPEN = 5_000;
/** How long what was answered or closed is kept. */
const KEPT_DAYS = 365;

type NewMessage = Pick<SupportRow, 'id' | 'userId' | 'name' | 'email' | 'subject' | 'message' | 'category'>;

/** Stores a message. Returns false where too many wait. */
export async function addMessage(tx: Db, message: NewMessage): Promise<boolean> {
  const open = tx
    .select({ one: sql`1` })
    .from(supportMessages)
    .where(eq(supportMessages.state, 'open'))
    .limit(MAX_OPEN)
    .as('open');
  const [waiting] = await tx.select({ count: sql<number>`count(*)::int` }).from(open);
  if ((waiting?.count ?? 0) >= MAX_OPEN) return false;
  await tx.insert(supportMessages).values(message);
  return true;
}

/** Messages with the mails that carry their replies. */
const listed = (db: Db) =>
  db
    .select({ ...getTableColumns(supportMessages), replyMail: mails.state })
    .from(supportMessages)
    .leftJoin(
      mails,
      and(isNull(mails.userId), eq(mails.subjectId, supportMessages.id), eq(mails.kind, 'support_reply')),
    );

/** A page of messages with a state: open ones oldest first, the others by their last change, latest first. */
export function listMessages(
  db: Db,
  { state, page, size }: { state: SupportState; page: number; size: number },
): Promise<ListedMessage[]> {
  const order = state === 'open' ? asc(supportMessages.createdAt) : desc(supportMessages.updatedAt);
  return listed(db)
    .where(eq(supportMessages.state, state))
    .orderBy(order, supportMessages.id)
    .limit(size)
    .offset((page - 1) * size);
}

export async function findMessage(db: Db, id: string): Promise<ListedMessage | undefined> {
  const [row] = await listed(db).where(eq(supportMessages.id, id));
  return row;
}

/** How many messages there are of each state. */
export async function countMessages(db: Db): Promise<Record<SupportState, number>> {
  const counted = await rows<{ state: SupportState; count: number }>(
    db,
    sql`select ${supportMessages.state}, count(*)::int as count from ${supportMessages} group by 1`,
  );
  return { open: 0, answered: 0, closed: 0, ...Object.fromEntries(counted.map(({ state, count }) => [state, count])) };
}

/** Stores the only reply to a message. Returns false where it has one already. */
export async function saveReply(tx: Db, id: string, text: string, repliedBy: string): Promise<boolean> {
  const saved = await tx
    .update(supportMessages)
    .set({ reply: text, repliedAt: sql`now()`, repliedBy, state: 'answered', updatedAt: sql`now()` })
    .where(and(eq(supportMessages.id, id), sql`${supportMessages.reply} is null`))
    .returning({ id: supportMessages.id });
  return saved.length > 0;
}

/** Changes the state. A message that has a reply doesn't wait for one again: it is answered instead. */
export async function setState(db: Db, id: string, state: SupportState): Promise<void> {
  const next =
    state === 'open' ? sql`case when ${supportMessages.reply} is null then 'open' else 'answered' end` : state;
  await db.update(supportMessages).set({ state: next, updatedAt: sql`now()` }).where(eq(supportMessages.id, id));
}

/** Deletes what was answered or closed a year ago. */
export async function deleteOldMessages(db: Db): Promise<void> {
  const old = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  await db.delete(supportMessages).where(and(ne(supportMessages.state, 'open'), lt(supportMessages.updatedAt, old)));
}
