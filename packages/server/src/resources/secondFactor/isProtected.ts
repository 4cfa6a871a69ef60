import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';

/** Whether this sign-in needed more than a password: the account asks for codes, or one of its passkeys began it. */
export async function isProtected(db: Db, userId: string, signInId: string | undefined): Promise<boolean> {
  const [found] = await rows<{ isProtected: boolean }>(
    db,
    sql`select exists (select 1 from one_time_codes where user_id = ${userId} and turned_on_at is not null)
      or exists (select 1 from sign_ins join passkeys using (user_id)
        where sign_ins.id = ${signInId ?? ''} and sign_ins.user_id = ${userId} and has_passkey) as "isProtected"`,
  );
  return found?.isProtected ?? false;
}
