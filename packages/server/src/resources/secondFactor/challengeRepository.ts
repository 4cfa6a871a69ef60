import { randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { signInChallenges } from '../../db/schema.ts';
import { hashOfToken } from '../../linkTokens.ts';

type Challenge = typeof signInChallenges.$inferSelect;

/** How long somebody has to answer. */
export const CHALLENGE_SECONDS = 600;

const isFresh = sql`${signInChallenges.createdAt} > now() - make_interval(secs => ${CHALLENGE_SECONDS})`;

/** A challenge for one purpose, in base64url. */
export async function addChallenge(
  db: Db,
  about: Pick<Challenge, 'purpose'> & Partial<Pick<Challenge, 'userId' | 'tokenVersion'>>,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db.insert(signInChallenges).values({ hash: hashOfToken(challenge), ...about });
  return challenge;
}

const isIt = (challenge: string, purpose: Challenge['purpose']) =>
  and(eq(signInChallenges.hash, hashOfToken(challenge)), eq(signInChallenges.purpose, purpose), isFresh);

export async function findChallenge(db: Db, challenge: string, purpose: Challenge['purpose']) {
  const [row] = await db.select().from(signInChallenges).where(isIt(challenge, purpose));
  return row;
}

/** Uses it up: of several answers at the same time, one gets it. */
export async function takeChallenge(db: Db, challenge: string, purpose: Challenge['purpose']) {
  const [row] = await db.delete(signInChallenges).where(isIt(challenge, purpose)).returning();
  return row;
}

export async function deleteOldChallenges(db: Db): Promise<void> {
  await db
    .delete(signInChallenges)
    .where(lt(signInChallenges.createdAt, sql`now() - make_interval(secs => ${CHALLENGE_SECONDS})`));
}
