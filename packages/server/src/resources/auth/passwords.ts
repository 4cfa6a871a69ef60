import { hash, verify } from '@node-rs/argon2';
import { problems } from '../../problems.ts';
import { commonPasswords } from './commonPasswords.ts';
import { createTurns } from './turns.ts';

/** argon2id, 19 MiB, two passes: the recommended minimum, about 15 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Two at once, so that a crowd at the door leaves the processors to the catalogue. */
const inTurn = createTurns({ atOnce: 2, most: { first: 100, second: 25 }, patience: 5_000, refuse: problems.busy });

/** Waits for those who sign in. Rejects with 503 `busy` where too many wait already. */
export const hashPassword = (password: string): Promise<string> => inTurn('second', () => hash(password, COST));

/** Compared against where there is no account, so that the answer takes the same time. */
const nobody = hash('nobody has this password', COST);

/**
 * Whether the password is right; an unknown account takes as long as a known one. Rejects with 503 `busy` where too many
 * wait already.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await nobody);
  const isRight = await inTurn('first', () => verify(against, password).catch(() => false));
  return isRight && stored != null;
}

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
