import type { Db } from '../../db/database.ts';
import { problems } from '../../problems.ts';
import { clientAddress } from '../auth/clientAddress.ts';
import { beginGuess, waitToGuess } from '../auth/signInLimits.ts';
import { isKnownCode } from './repository.ts';

/**
 * Counts an unknown discount code. Known ones don't count, so that a school behind one address can use one at the same
 * time, but they wait too: else the limit would say which ones are known.
 *
 * @throws Problem 429 `too_many_attempts` where too many unknown codes came from this address
 */
export async function limitGuesses(db: Db, ip: string, code: string): Promise<void> {
  const address = clientAddress(ip);
  const wait = (await isKnownCode(db, code)) ? await waitToGuess(db, address) : await beginGuess(db, address);
  if (wait > 0) throw problems.tooManyAttempts(wait);
}
