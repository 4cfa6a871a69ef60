import { AsyncLocalStorage } from 'node:async_hooks';

const PARTS = ['db', 'render', 'service'] as const;

/**
 * What takes the time of a request: the database, making the response from what it returned, or a service such as
 * payments and the storage of files.
 */
export type TimedPart = (typeof PARTS)[number];

/** What a trace says about timed work. Never a value that came from a person. */
export interface TimedDetail {
  name: string;
  /** SQL with placeholders for its values. */
  statement?: string | undefined;
}

/** Called when timed work begins; what it returns is called at its end, with the error if it failed. */
export type TimeObserver = (part: TimedPart, describe?: () => TimedDetail) => (failure?: { error: unknown }) => void;

/** Adds up the milliseconds in which at least one span of a part is open: statements that run together count once. */
export interface Stopwatch {
  start: TimeObserver;
  read(part: TimedPart): number;
}

export function createStopwatch(now: () => number = () => performance.now(), observe?: TimeObserver): Stopwatch {
  const parts = Object.fromEntries(PARTS.map((name) => [name, { open: 0, since: 0, sum: 0 }])) as Record<
    TimedPart,
    { open: number; since: number; sum: number }
  >;
  return {
    start(name, describe) {
      const part = parts[name];
      if (part.open++ === 0) part.since = now();
      const observed = observe?.(name, describe);
      return (failure) => {
        if (--part.open === 0) part.sum += now() - part.since;
        observed?.(failure);
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
export function timed<T>(part: TimedPart, work: () => T, describe?: () => TimedDetail): T {
  const stop = current.getStore()?.start(part, describe);
  if (!stop) return work();
  const fail = (error: unknown) => stop({ error });
  try {
    const result = work();
    if (result instanceof Promise) result.then(() => stop(), fail);
    else stop();
    return result;
  } catch (error) {
    fail(error);
    throw error;
  }
}
