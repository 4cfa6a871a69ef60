import { and, asc, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { mails, users } from '../../db/schema.ts';

type MailRow = typeof mails.$inferSelect;
/** A mail with the person to whom it goes. */
export type AddressedMail = MailRow & {
  person: { email: string; firstName: string; lastName: string };
  /** Whether it is too late to send it. */
  isLate: boolean;
};

/** Mails that may wait at the same time, of all servers: some days of a busy marketplace. */
export const MAX_WAITING = 20_000;
/** How long one server may try to send a mail before another does: longer than any attempt takes. */
const LEASE_SECONDS = 180;
/** How long what was sent or given up is kept. */
const KEPT_DAYS = 30;

interface NewMail extends Pick<MailRow, 'kind' | 'userId' | 'subjectId'> {
  lifetimeSeconds: number;
}

/**
 * Adds a mail, unless one that nobody has tried to send yet will report the same. Returns false where too many are
 * waiting.
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
      where is_there
      on conflict (kind, user_id, subject_id) where state = 'waiting' and attempts = 0 do nothing
      returning 1
    )
    select is_there from room, (select count(*) from added) as done`);
  const [row] = (result as unknown as { rows: { is_there: boolean }[] }).rows;
  return row?.is_there === true;
}

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
  return db
    .select({
      ...getTableColumns(mails),
      isLate: sql<boolean>`${mails.expiresAt} <= now()`,
      person: { email: users.email, firstName: users.firstName, lastName: users.lastName },
    })
    .from(mails)
    .innerJoin(users, eq(users.id, mails.userId))
    .where(inArray(mails.id, ids));
}

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
