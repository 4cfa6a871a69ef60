import { hash, verify } from '@node-rs/argon2';
import { createPriorityQueue } from '../../concurrency.ts';
import { problems } from '../../problems.ts';
import { commonPasswords } from './commonPasswords.ts';

/** argon2id, 19 MiB, two passes: the recommended minimum, about 15 ms. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Two at once, so that many sign-ins leave CPU time for the catalogue. */
const enqueue = createPriorityQueue({
  names: { high: 'sign_in', low: 'sign_up' },
  concurrency: 2,
  capacity: { high: 100, low: 25 },
  timeoutMs: 5_000,
  refuse: problems.busy,
});

/** Runs after pending sign-ins. Rejects with 503 `busy` where too many wait. */
export const hashPassword = (password: string): Promise<string> => enqueue('low', () => hash(password, ARGON2_OPTIONS));

/** Checked where there is no account, so that the response takes the same time. */
const dummyHash = hash('not a password', ARGON2_OPTIONS);

/**
 * Whether the password matches the stored hash; without a hash it takes as long and returns false. Rejects with 503
 * `busy` where too many wait.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const storedHash = stored ?? (await dummyHash);
  const isMatch = await enqueue('high', () => verify(storedHash, password).catch(() => false));
  return isMatch && stored != null;
}

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
