import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './commonPasswords.ts';

/** argon2id, 19 MiB, two passes: the recommended minimum, about 15 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes at once, so that a crowd at the door leaves the processors to the catalogue. */
const AT_ONCE = 2;

let busy = 0;
const waiting: (() => void)[] = [];

/** Runs at most two at a time, in order. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy--;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** Compared against where there is no account, so that the answer takes the same time. */
const nobody = hash('nobody has this password', COST);

/** Whether the password is right; an unknown account takes as long as a known one. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await nobody);
  const isRight = await inTurn(() => verify(against, password).catch(() => false));
  return isRight && stored != null;
}

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
