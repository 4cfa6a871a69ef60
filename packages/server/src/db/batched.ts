import { isUnavailable } from './isUnavailable.ts';

/** Keys of one call. */
const MOST = 100;

interface Waiting<Key, Result> {
  key: Key;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers what is asked for in the same turn of the event loop into one call: under load, one statement answers many
 * requests, and a single one doesn't wait. A key that makes the call fail fails alone.
 *
 * @param load returns a result for each of at most 100 keys, in their order
 */
export function batched<Key, Result>(
  load: (keys: readonly Key[]) => Promise<readonly Result[]>,
): (key: Key) => Promise<Result> {
  let waiting: Waiting<Key, Result>[] = [];

  async function run(batch: readonly Waiting<Key, Result>[]): Promise<void> {
    try {
      const results = await load(batch.map(({ key }) => key));
      // One for each key.
      for (const [place, { resolve }] of batch.entries()) resolve(results[place] as Result);
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await run([one]);
    }
  }

  function runAll() {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += MOST) void run(all.slice(from, from + MOST));
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(runAll);
      waiting.push({ key, resolve, reject });
    });
}
