import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { signInChallenges } from '../../db/schema.ts';
import { removeCodes } from './codeRepository.ts';
import { removePasskeys } from './passkeyRepository.ts';

/** Removes everything but the password by which an account is signed in to. */
export async function removeFactors(tx: Db, userId: string): Promise<void> {
  await removeCodes(tx, userId);
  await removePasskeys(tx, userId);
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}
