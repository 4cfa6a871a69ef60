import { createHash, randomBytes } from 'node:crypto';

/** 24 hexadecimal characters: 4 bytes of time, so that ids sort roughly by age, then 8 random bytes. */
export function newId(): string {
  const seconds = Math.floor(Date.now() / 1000);
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
}

/** Of something that is made once however often it is asked for: one id for each key, where there is one. */
export const idFor = (idempotencyKey: string | undefined, ...of: readonly string[]): string =>
  idempotencyKey === undefined ? newId() : namedId(of.join(' '), idempotencyKey);

/** The same id for the same name every time; the seed is made of these. */
export function namedId(kind: string, name: string): string {
  return createHash('sha256').update(`${kind}:${name}`).digest('hex').slice(0, 24);
}
