import { createHash } from 'node:crypto';

/** The first day that somebody may enroll on. */
export const OPENING = '2026-02-01';

/** A number from 0 to 1, always the same for the same seed. */
export function seededRandom(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32;
}

/** Shuffles items, always in the same way for the same name. */
export function shuffled<T extends { id: string }>(items: readonly T[], name: string): T[] {
  const places = new Map(items.map((item) => [item, seededRandom(`${name} ${item.id}`)]));
  return [...items].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** A date between two others, always the same for the same name. */
export function momentBetween(name: string, from: string | Date, to: string | Date): Date {
  const [start, end] = [new Date(from).getTime(), new Date(to).getTime()];
  return new Date(Math.floor(start + seededRandom(name) * (end - start)));
}
