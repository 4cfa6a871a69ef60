// Which run this is (docs/decisions/0074). Without either setting every test runs, with a sample of what repeats.

/** `npm run test:deep`: full counts. */
export const isDeep = process.env.LECTERN_DEEP === '1';

/** `npm test`: leaves out what has the tag `@deep`. */
export const isQuick = process.env.LECTERN_QUICK === '1';

/** In the quick run each nth of these, which are many and fail in one way. */
export const spread = <T>(many: readonly T[], nth: number): readonly T[] =>
  isQuick ? many.filter((_, place) => place % nth === 0) : many;

/** All that are alike; in the quick run the first of them, which stand for the others. */
export const sampled = <T>(alike: readonly T[], count = 1): readonly T[] => (isQuick ? alike.slice(0, count) : alike);
