import { timed, untimed } from '../timed.ts';
import { isUnavailable } from './isUnavailable.ts';

/** Keys of one call. */
const MOST = 100;
/** Calls under way: while there are two, keys gather for the next. */
const AT_ONCE = 2;

interface Waiting<Key, Result> {
  key: Key;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers what is asked for at the same time into one call: under load, one statement answers many requests, and a single
 * one doesn't wait. A key that makes the call fail fails alone; if the database is unavailable, all that wait fail.
 *
 * @param load returns a result for each of at most 100 keys, in their order
 */
export function batched<Key, Result>(
  load: (keys: readonly Key[]) => Promise<readonly Result[]>,
): (key: Key) => Promise<Result> {
  const waiting: Waiting<Key, Result>[] = [];
  let running = 0;

  async function run(batch: readonly Waiting<Key, Result>[]): Promise<void> {
    try {
      const results = await load(batch.map(({ key }) => key));
      // One for each key.
      for (const [place, { resolve }] of batch.entries()) resolve(results[place] as Result);
    } catch (error) {
      if (isUnavailable(error)) {
        for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error);
      } else if (batch.length > 1) for (const one of batch) await run([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function runAll() {
    if (running >= AT_ONCE) return;
    running += 1;
    while (waiting.length > 0) await run(waiting.splice(0, MOST));
    running -= 1;
  }

  const ask = (key: Key) =>
    new Promise<Result>((resolve, reject) => {
      // Once everything that has arrived in this turn of the event loop is read.
      if (waiting.length === 0) untimed(() => setImmediate(runAll));
      waiting.push({ key, resolve, reject });
    });
  return (key) => timed('db', () => ask(key));
}
