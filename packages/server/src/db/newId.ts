import { createHash, randomBytes } from 'node:crypto';

/** 24 hexadecimal characters: 4 bytes of time, so that ids sort roughly by age, then 8 random bytes. */
export function newId(): string {
  const seconds = Math.floor(Date.now() / 1000);
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
}

/** The same id for the same idempotency key, so that a repeated call creates nothing new; without a key, a new id. */
export const idFor = (idempotencyKey: string | undefined, ...of: readonly string[]): string =>
  idempotencyKey === undefined ? newId() : namedId(of.join(' '), idempotencyKey);

/** Always the same id for the same name; the seed uses it. */
export function namedId(kind: string, name: string): string {
  return createHash('sha256').update(`${kind}:${name}`).digest('hex').slice(0, 24);
}
