import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { lastWriteOf } from '../../db/lastWrites.ts';
import { prepared } from '../../db/prepared.ts';
import { endedSignIns, users } from '../../db/schema.ts';

/** What a token says about who sends it. */
export interface SignIn {
  userId: string;
  /** Missing in older tokens. */
  signInId?: string | undefined;
}

const statement = prepared((db) =>
  db
    .select({
      id: users.id,
      role: users.role,
      tokenVersion: users.tokenVersion,
      signInId: sql<string>`sign_in.id`,
      lastWrite: lastWriteOf(sql`sign_in.user_id`),
    })
    .from(users)
    .innerJoin(
      sql`json_to_recordset(${sql.placeholder('signIns')}::json) as sign_in (user_id text, id text)`,
      sql`sign_in.user_id = ${users.id}`,
    )
    .where(
      sql`${users.deletedAt} is null and not exists (select 1 from ${endedSignIns} where ${endedSignIns.id} = sign_in.id)`,
    )
    .prepare('find_actors'),
);

const keyOf = ({ userId, signInId = '' }: SignIn) => JSON.stringify({ user_id: userId, id: signInId });

/** The users as they are now; undefined for one that doesn't exist or a sign-in that has ended. */
export async function findActors(db: Db, signIns: readonly SignIn[]) {
  const keys = [...new Set(signIns.map(keyOf))];
  const found = await statement(db, { signIns: `[${keys.join()}]` });
  const users = new Map(found.map((user) => [keyOf({ userId: user.id, signInId: user.signInId }), user]));
  return signIns.map((signIn) => users.get(keyOf(signIn)));
}
