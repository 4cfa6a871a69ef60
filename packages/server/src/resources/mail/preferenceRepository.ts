import { type MailPreferenceKind, type MailPreferences, mailPreferenceKind } from '@lectern/sdk/api';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { mailPreferences } from '../../db/schema.ts';
import type { Subscription } from '../../linkTokens.ts';
import { isEmailConfirmed } from '../auth/confirmationRepository.ts';
import { preferenceOf } from './preferences.ts';

/** Which mails an account wants. */
export async function findPreferences(db: Db, userId: string): Promise<MailPreferences> {
  const rows = await db.select().from(mailPreferences).where(eq(mailPreferences.userId, userId));
  const isOn = (kind: MailPreferenceKind) => rows.find((row) => row.kind === kind)?.isOn ?? true;
  return { grade: isOn('grade'), submission: isOn('submission'), certificate: isOn('certificate') };
}

/** Sets what an account wants; whoever comes last wins. False where there is no such account. */
export async function setPreference(db: Db, { userId, kind }: Subscription, isOn: boolean): Promise<boolean> {
  const result = await db.execute(sql`
    insert into mail_preferences (user_id, kind, is_on)
    select id, ${kind}::text, ${isOn}::boolean from users where id = ${userId}
    on conflict (user_id, kind) do update set is_on = excluded.is_on, updated_at = now()
    returning 1`);
  return (result as unknown as { rows: unknown[] }).rows.length > 0;
}

/** Fields that are `undefined` stay as they are. */
export async function updatePreferences(
  tx: Db,
  userId: string,
  given: { [Kind in MailPreferenceKind]?: boolean | undefined },
): Promise<MailPreferences> {
  for (const kind of mailPreferenceKind.options) {
    const isOn = given[kind];
    if (isOn !== undefined) await setPreference(tx, { userId, kind }, isOn);
  }
  return findPreferences(tx, userId);
}

/**
 * Whether a mail may be sent: those of some kinds can be stopped, and go to confirmed addresses alone.
 *
 * @param isSent whether it goes to an address, and not to the outbox of the demo
 */
export async function isWanted(
  db: Db,
  mail: { kind: string; userId: string | null },
  isSent: boolean,
): Promise<boolean> {
  const kind = preferenceOf(mail.kind);
  if (!kind || mail.userId === null) return true;
  const stopped = and(
    eq(mailPreferences.userId, mail.userId),
    eq(mailPreferences.kind, kind),
    eq(mailPreferences.isOn, false),
  );
  if ((await db.$count(mailPreferences, stopped)) > 0) return false;
  return !isSent || isEmailConfirmed(db, mail.userId);
}
