import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { oneTimeCodes, recoveryCodes } from '../../db/schema.ts';
import { hashOfToken } from '../../linkTokens.ts';
import { newRecoveryCodes, readCode, stepOf } from './oneTimeCodes.ts';
import type { SecretBox } from './secretBox.ts';

/** How long a secret may wait for its first code. */
const SETUP_MINUTES = 30;

/** Since when codes are asked for, and how many recovery codes are left. */
export async function findCodes(db: Db, userId: string): Promise<{ turnedOnAt: Date; left: number } | undefined> {
  const [row] = await db
    .select({ turnedOnAt: oneTimeCodes.turnedOnAt })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.userId, userId), isNotNull(oneTimeCodes.turnedOnAt)));
  if (!row?.turnedOnAt) return undefined;
  const left = await db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return { turnedOnAt: row.turnedOnAt, left };
}

/** Stores a secret that waits for its first code. False where codes are on. */
export async function saveSetup(db: Db, userId: string, secret: string): Promise<boolean> {
  const saved = await db
    .insert(oneTimeCodes)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: oneTimeCodes.userId,
      set: { secret, createdAt: sql`now()` },
      setWhere: isNull(oneTimeCodes.turnedOnAt),
    })
    .returning({ userId: oneTimeCodes.userId });
  return saved.length > 0;
}

/** Turns codes on with a first one. Returns the recovery codes, or why not. */
export async function turnOn(
  tx: Db,
  box: SecretBox,
  userId: string,
  typed: string,
): Promise<string[] | 'on' | 'expired' | 'wrong'> {
  const [row] = await tx
    .select({
      secret: oneTimeCodes.secret,
      turnedOnAt: oneTimeCodes.turnedOnAt,
      isFresh: sql<boolean>`${oneTimeCodes.createdAt} > now() - make_interval(mins => ${SETUP_MINUTES})`,
    })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.userId, userId))
    .for('update');
  if (row?.turnedOnAt) return 'on';
  const secret = row?.isFresh ? box.open(row.secret, userId) : undefined;
  if (secret === undefined) return 'expired';
  const given = readCode(typed);
  const step = given?.kind === 'app' ? stepOf(secret, given.code) : undefined;
  if (step === undefined) return 'wrong';
  await tx.update(oneTimeCodes).set({ turnedOnAt: sql`now()`, lastStep: step }).where(eq(oneTimeCodes.userId, userId));
  return replaceRecoveryCodes(tx, userId);
}

/** Ten new ones in place of the old. */
export async function replaceRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOfRecovery(userId, code) })));
  return codes;
}

const hashOfRecovery = (userId: string, code: string) => hashOfToken(`${userId} ${code.replaceAll('-', '')}`);

/** Uses a code, once: of several at the same time, one counts. Returns which kind it was, if it is good. */
export async function takeCode(
  db: Db,
  box: SecretBox,
  userId: string,
  typed: string,
): Promise<'app' | 'recovery' | undefined> {
  const given = readCode(typed);
  if (given?.kind === 'recovery') {
    const used = await db
      .update(recoveryCodes)
      .set({ usedAt: sql`now()` })
      .where(and(eq(recoveryCodes.hash, hashOfRecovery(userId, given.code)), isNull(recoveryCodes.usedAt)))
      .returning({ hash: recoveryCodes.hash });
    return used.length > 0 ? 'recovery' : undefined;
  }
  const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, userId));
  const secret = row?.turnedOnAt ? box.open(row.secret, userId) : undefined;
  const step = secret !== undefined && given ? stepOf(secret, given.code) : undefined;
  if (step === undefined) return undefined;
  const used = await db
    .update(oneTimeCodes)
    .set({ lastStep: step })
    .where(and(eq(oneTimeCodes.userId, userId), or(isNull(oneTimeCodes.lastStep), lt(oneTimeCodes.lastStep, step))))
    .returning({ userId: oneTimeCodes.userId });
  return used.length > 0 ? 'app' : undefined;
}

/** Turns codes off. Returns whether they were on. */
export async function removeCodes(tx: Db, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId)).returning();
  return removed.some(({ turnedOnAt }) => turnedOnAt !== null);
}
