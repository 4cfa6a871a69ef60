import { createHash } from 'node:crypto';

/** A number from 0 to 1 that is always the same for the same name: the demo looks alive and never changes. */
export function seededRandom(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32;
}

/** The same items in an order that depends on the name alone. */
export function shuffled<T extends { id: string }>(items: readonly T[], name: string): T[] {
  return [...items].sort((a, b) => seededRandom(`${name} ${a.id}`) - seededRandom(`${name} ${b.id}`));
}

/** A moment between two dates. */
export function momentBetween(name: string, from: string, to: string): Date {
  const start = Date.parse(from);
  return new Date(Math.floor(start + seededRandom(name) * (Date.parse(to) - start)));
}
