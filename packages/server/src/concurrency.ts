import { nameQueue } from './queueSizes.ts';

type Priority = 'high' | 'low';

interface Options {
  /** For operators, of the work at each priority. */
  names: Record<Priority, string>;
  /** How many run at the same time. */
  concurrency: number;
  /** How many may wait at each priority. */
  capacity: Record<Priority, number>;
  /** How long one may wait. */
  timeoutMs: number;
  /** Makes the error for work that finds no place or waits too long. */
  refuse: () => Error;
}

/** Runs a few at a time; all waiting work of high priority comes before that of low priority. */
export function createPriorityQueue({ names, concurrency, capacity, timeoutMs, refuse }: Options) {
  const running = { high: 0, low: 0 };
  const waiting: Record<Priority, Set<() => void>> = { high: new Set(), low: new Set() };
  for (const priority of ['high', 'low'] as const)
    nameQueue(names[priority], () => ({ running: running[priority], waiting: waiting[priority].size }));

  const enqueue = (priority: Priority) =>
    new Promise<void>((resolve, reject) => {
      if (waiting[priority].size >= capacity[priority]) return reject(refuse());
      const start = () => {
        clearTimeout(timer);
        waiting[priority].delete(start);
        running[priority]++;
        resolve();
      };
      const timer = setTimeout(() => {
        waiting[priority].delete(start);
        reject(refuse());
      }, timeoutMs);
      waiting[priority].add(start);
    });

  return async <T>(priority: Priority, work: () => Promise<T>): Promise<T> => {
    if (running.high + running.low >= concurrency) await enqueue(priority);
    else running[priority]++;
    try {
      return await work();
    } finally {
      running[priority]--;
      const [next] = waiting.high.size > 0 ? waiting.high : waiting.low;
      next?.();
    }
  };
}

/** Runs up to `max` at the same time and rejects the rest at once, before they query the database. */
export function createConcurrencyLimit(max: number, refuse: () => Error) {
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= max) throw refuse();
    running++;
    try {
      return await work();
    } finally {
      running--;
    }
  };
}
