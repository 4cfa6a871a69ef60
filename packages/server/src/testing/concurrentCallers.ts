/**
 * How many callers change the same thing at once. They wait for one lock, each within a request's timeout, so that more
 * of them would test the machine's speed; the deep run has a hundred.
 */
export const CONCURRENT_CALLERS = process.env.LECTERN_DEEP === '1' ? 100 : 30;
