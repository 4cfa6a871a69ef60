import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { mails, users } from '../../db/schema.ts';
import { preferenceOf } from './preferences.ts';

type MailRow = typeof mails.$inferSelect;
/** A mail with the person to whom it goes. */
export type AddressedMail = Omit<MailRow, 'userId'> & {
  /** Empty, as the person is, for a mail to an address without an account. */
  userId: string;
  person: { email: string; firstName: string; lastName: string };
  /** Whether it is too late to send it. */
  isLate: boolean;
};

/** Mails that may wait at the same time, of all servers: some days of a busy marketplace. */
export const MAX_WAITING = 20_000;
/** Mails of one kind about one thing to one account in a day: somebody who submits or grades in a loop fills no mailbox. */
const MAX_ABOUT_ONE = 5;
/** How long one server may try to send a mail before another does: longer than any attempt takes. */
const LEASE_SECONDS = 180;
/** How long what was sent or given up is kept. */
const KEPT_DAYS = 30;

interface NewMail extends Pick<MailRow, 'kind' | 'userId' | 'subjectId'> {
  lifetimeSeconds: number;
}

/**
 * Adds a mail, unless one that nobody has tried to send yet will report the same, or the account got many about it today
 * that can be stopped: what is about money always comes.
 * Returns false where too many are waiting.
 */
export async function addMail(tx: Db, { kind, userId, subjectId, lifetimeSeconds }: NewMail): Promise<boolean> {
  const result = await tx.execute(sql`
    with room as (
      select count(*) < ${MAX_WAITING} as is_there
      from (select 1 from mails where state = 'waiting' limit ${MAX_WAITING}) as waiting
    ), added as (
      insert into mails (id, kind, user_id, subject_id, state, expires_at)
      select ${newId()}, ${kind}::text, ${userId}::text, ${subjectId}::text, 'waiting',
        now() + make_interval(secs => ${lifetimeSeconds})
      from room
      -- Nothing is sent to an account that was deleted.
      where is_there and not exists (select 1 from users where id = ${userId}::text and deleted_at is not null)
        and (${preferenceOf(kind) === undefined}::boolean or (
        select count(*) from mails
        where user_id = ${userId}::text and kind = ${kind}::text and subject_id = ${subjectId}::text
          and created_at > now() - interval '1 day'
      ) < ${MAX_ABOUT_ONE})
      on conflict (kind, user_id, subject_id) where state = 'waiting' and attempts = 0 do nothing
      returning 1
    )
    select is_there from room, (select count(*) from added) as done`);
  const [row] = (result as unknown as { rows: { is_there: boolean }[] }).rows;
  return row?.is_there === true;
}

/** The id of the mail that was sent about something to an address without an account, while it is kept. */
export async function findSentMail(db: Db, kind: string, subjectId: string): Promise<string | undefined> {
  const [sent] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.userId), eq(mails.subjectId, subjectId), eq(mails.kind, kind), eq(mails.state, 'sent')));
  return sent?.id;
}

/** How many mails wait to be sent, by whichever server. */
export const countWaiting = (db: Db): Promise<number> => db.$count(mails, eq(mails.state, 'waiting'));

/** Takes mails that are due, for as long as an attempt may last. Two servers never take the same. */
export async function claimMails(db: Db, most: number): Promise<AddressedMail[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'waiting'), sql`${mails.dueAt} <= now()`))
    .orderBy(asc(mails.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where(inArray(mails.id, due))
    .returning({ id: mails.id });
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  return addressedMails(db, inArray(mails.id, ids));
}

const addressedMails = (db: Db, which: SQL | undefined): Promise<AddressedMail[]> =>
  db
    .select({
      ...getTableColumns(mails),
      userId: sql<string>`coalesce(${mails.userId}, '')`,
      isLate: sql<boolean>`${mails.expiresAt} <= now()`,
      person: {
        email: sql<string>`coalesce(${users.email}, '')`,
        firstName: sql<string>`coalesce(${users.firstName}, '')`,
        lastName: sql<string>`coalesce(${users.lastName}, '')`,
      },
    })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .where(which);

/** The attempt that the caller has claimed; a later one is another server's. */
const claimOf = ({ id, attempts }: Pick<MailRow, 'id' | 'attempts'>) =>
  and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.state, 'waiting'));

export async function settleMail(
  db: Db,
  mail: Pick<MailRow, 'id' | 'attempts'>,
  state: 'sent' | 'failed',
  error: string | null,
): Promise<void> {
  await db.update(mails).set({ state, error, settledAt: sql`now()` }).where(claimOf(mail));
}

/** Tries again after some seconds, or gives up where the mail would be too late. */
export async function postponeMail(
  db: Db,
  mail: Pick<MailRow, 'id' | 'attempts'>,
  seconds: number,
  error: string,
): Promise<void> {
  const next = sql`now() + make_interval(secs => ${seconds})`;
  await db
    .update(mails)
    .set({
      error,
      dueAt: next,
      state: sql`case when ${next} >= ${mails.expiresAt} then 'failed' else 'waiting' end`,
      settledAt: sql`case when ${next} >= ${mails.expiresAt} then now() end`,
    })
    .where(claimOf(mail));
}

/** Removes a mail that has nothing to report any more. */
export async function removeMail(db: Db, { id }: Pick<MailRow, 'id'>): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

export async function deleteOldMails(db: Db): Promise<void> {
  const old = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  await db.delete(mails).where(and(ne(mails.state, 'waiting'), lt(mails.settledAt, old)));
}

/** Mails that are kept at the same time; older ones go. */
export const MAX_KEPT = 200;

/** Adds a mail that is kept in place of sent. The caller says to whom it would go, and its subject. */
export async function keepMail(
  tx: Db,
  { lifetimeSeconds, ...mail }: NewMail,
  describe: (mail: AddressedMail) => Promise<{ recipient: string; subject: string } | undefined>,
): Promise<void> {
  const id = newId();
  const expiresAt = sql`now() + make_interval(secs => ${lifetimeSeconds})`;
  await tx.insert(mails).values({ id, ...mail, state: 'kept', expiresAt, settledAt: sql`now()` });
  const [added] = await addressedMails(tx, eq(mails.id, id));
  const described = added && (await describe(added));
  if (!described) return removeMail(tx, { id });
  await tx.update(mails).set(described).where(eq(mails.id, id));
  const old = tx
    .select({ id: mails.id })
    .from(mails)
    .where(isKept)
    .orderBy(...newestFirst)
    .offset(MAX_KEPT);
  await tx.delete(mails).where(inArray(mails.id, old));
}

const isKept = eq(mails.state, 'kept');
const newestFirst = [desc(mails.createdAt), asc(mails.id)] as const;

/** Kept mails, newest first. */
export const listKeptMails = (db: Db, { most, after }: { most: number; after: number }): Promise<MailRow[]> =>
  db
    .select()
    .from(mails)
    .where(isKept)
    .orderBy(...newestFirst)
    .limit(most)
    .offset(after);

export const countKeptMails = (db: Db): Promise<number> => db.$count(mails, isKept);

export async function findKeptMail(db: Db, id: string): Promise<AddressedMail | undefined> {
  const [mail] = await addressedMails(db, and(isKept, eq(mails.id, id)));
  return mail;
}
