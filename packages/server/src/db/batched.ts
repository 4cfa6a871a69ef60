import { type Caller, CallerGone, currentCaller, withCaller } from '../caller.ts';
import { problems } from '../problems.ts';
import { timed, untimed } from '../timed.ts';
import { isUnavailable } from './isUnavailable.ts';
import { currentRead, type ReplicaRead, readOnReplica, strictest } from './replicaRead.ts';

/** Keys of one call. */
const MAX_BATCH_KEYS = 100;
/** Calls under way: while there are two, keys gather for the next. */
const MAX_CONCURRENT_CALLS = 2;

/** Keys that may wait. */
const MAX_QUEUED_KEYS = 5_000;

interface Waiting<Key, Result> {
  key: Key;
  caller: Caller | undefined;
  read: ReplicaRead | undefined;
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
    if (batch.length === 0) return;
    try {
      const read = strictest(batch.map((one) => one.read));
      const results = await readOnReplica(read, () => load(batch.map(({ key }) => key)));
      // One for each key.
      for (const [place, { resolve }] of batch.entries()) resolve(results[place] as Result);
    } catch (error) {
      if (isUnavailable(error)) {
        for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error);
      } else if (batch.length > 1) for (const one of batch) await run([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  /** The next batch: one key of each address in turn, without those whose callers have gone. */
  function takeTurn(): Waiting<Key, Result>[] {
    const all = waiting.splice(0).filter(({ caller, reject }) => {
      const isGone = caller?.isGone() === true;
      if (isGone) reject(new CallerGone());
      return !isGone;
    });
    if (all.length <= MAX_BATCH_KEYS) return all;
    const ranks = new Map<string | undefined, number>();
    const ranked = all.map((one) => {
      const rank = ranks.get(one.caller?.address) ?? 0;
      ranks.set(one.caller?.address, rank + 1);
      return { one, rank };
    });
    const sorted = ranked.sort((left, right) => left.rank - right.rank).map(({ one }) => one);
    waiting.push(...sorted.slice(MAX_BATCH_KEYS));
    return sorted.slice(0, MAX_BATCH_KEYS);
  }

  async function runAll() {
    if (running >= MAX_CONCURRENT_CALLS) return;
    running += 1;
    while (waiting.length > 0) await run(takeTurn());
    running -= 1;
  }

  const ask = (key: Key) =>
    new Promise<Result>((resolve, reject) => {
      if (waiting.length >= MAX_QUEUED_KEYS) return reject(problems.tooManyRequests());
      // Once everything that has arrived in this turn of the event loop is read. The batch is no single caller's.
      if (waiting.length === 0) untimed(() => withCaller(undefined, () => setImmediate(runAll)));
      waiting.push({ key, caller: currentCaller(), read: currentRead(), resolve, reject });
    });
  return (key) =>
    timed(
      'db',
      () => ask(key),
      () => ({ name: 'batch' }),
    );
}
