/** After how many milliseconds a bank's decision is asked for again: four seconds at first, a minute at last. */
export const askAgainAfter = (asked: number): number => Math.min(4_000 * 1.5 ** Math.max(0, asked - 1), 60_000);
