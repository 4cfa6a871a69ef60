import { AsyncLocalStorage } from 'node:async_hooks';

/** What takes the time of a request: the database, or making the response from what it returned. */
export type TimedPart = 'db' | 'render';

/** Adds up the milliseconds in which at least one span of a part is open: statements that run together count once. */
export interface Stopwatch {
  start(part: TimedPart): () => void;
  read(part: TimedPart): number;
}

export function createStopwatch(now: () => number = () => performance.now()): Stopwatch {
  const parts = { db: { open: 0, since: 0, sum: 0 }, render: { open: 0, since: 0, sum: 0 } };
  return {
    start(name) {
      const part = parts[name];
      if (part.open++ === 0) part.since = now();
      return () => {
        if (--part.open === 0) part.sum += now() - part.since;
      };
    },
    read(name) {
      const { open, since, sum } = parts[name];
      return open === 0 ? sum : sum + now() - since;
    },
  };
}

const current = new AsyncLocalStorage<Stopwatch | undefined>();

/** Runs `work`; all that it starts is timed by the stopwatch. */
export const withStopwatch = <T>(stopwatch: Stopwatch, work: () => T): T => current.run(stopwatch, work);

/** Runs `work`, which serves several requests, without the stopwatch of the one that started it. */
export const untimed = <T>(work: () => T): T => (current.getStore() ? current.run(undefined, work) : work());

/** Runs `work` and adds its time, until its promise settles, to the stopwatch of the request, if there is one. */
export function timed<T>(part: TimedPart, work: () => T): T {
  const stop = current.getStore()?.start(part);
  if (!stop) return work();
  let result: T | undefined;
  try {
    result = work();
    return result;
  } finally {
    if (result instanceof Promise) result.then(stop, stop);
    else stop();
  }
}
