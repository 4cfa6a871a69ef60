import { it } from 'vitest';

/** `npm test`, which takes a sample of what repeats (docs/decisions/0074). */
export const isQuick = process.env.LECTERN_QUICK === '1';

const nothing = Object.assign(() => {}, { each: () => () => {}, concurrent: () => {} });

/** A test that `npm test` leaves to the deep run: it mostly waits, or what it shows another one shows in another way. */
export const deepIt = isQuick ? (nothing as unknown as typeof it) : it;

/** All that are alike; in the quick run those that stand for the others. */
export const sampled = <T>(alike: readonly T[], count = 1): T[] => (isQuick ? alike.slice(0, count) : [...alike]);

/** In the quick run each nth of these, which are many and fail in one way. */
export const spread = <T>(many: readonly T[], nth: number): T[] =>
  many.filter((_, place) => !isQuick || place % nth === 0);
