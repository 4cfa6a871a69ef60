/**
 * How many callers change the same thing at once. They wait for one lock, each no longer than a request may, so that a
 * hundred of them would measure the machine: the deep run has them.
 */
export const CONCURRENT_CALLERS = process.env.LECTERN_DEEP === '1' ? 100 : 30;
