import type { Db } from '../../db/database.ts';
import { problems } from '../../problems.ts';
import { type Attempt, beginAttempt, cancelAttempt, fail, succeed } from './signInLimits.ts';

/** Checks a password within the rate limits. Rejects with 429 `too_many_attempts`. */
export async function tryPassword(db: Db, attempt: Attempt, check: () => Promise<boolean>): Promise<boolean> {
  const seconds = await beginAttempt(db, attempt);
  if (seconds > 0) throw problems.tooManyAttempts(seconds);
  const isRight = await check().catch(async (error: unknown) => {
    await cancelAttempt(db, attempt);
    throw error;
  });
  await (isRight ? succeed : fail)(db, attempt);
  return isRight;
}
