/**
 * How many callers change the same thing at once. They wait for one lock, each within the 1.8 s of a statement, so that
 * more of them would test the machine's speed: 30 failed where other work held both processors. The deep run has a
 * hundred.
 */
export const CONCURRENT_CALLERS = process.env.LECTERN_DEEP === '1' ? 100 : 12;
