type Priority = 'high' | 'low';

interface Options {
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
export function createPriorityQueue({ concurrency, capacity, timeoutMs, refuse }: Options) {
  let running = 0;
  const waiting: Record<Priority, Set<() => void>> = { high: new Set(), low: new Set() };

  const enqueue = (priority: Priority) =>
    new Promise<void>((resolve, reject) => {
      if (waiting[priority].size >= capacity[priority]) return reject(refuse());
      const start = () => {
        clearTimeout(timer);
        waiting[priority].delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting[priority].delete(start);
        reject(refuse());
      }, timeoutMs);
      waiting[priority].add(start);
    });

  return async <T>(priority: Priority, work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) await enqueue(priority);
    else running++;
    try {
      return await work();
    } finally {
      // The next one takes over this place, so that `running` stays the same.
      const next = [...waiting.high][0] ?? [...waiting.low][0];
      if (next) next();
      else running--;
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
