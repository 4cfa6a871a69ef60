import { nameQueue } from './queueSizes.ts';

/**
 * Runs work with the same key one at a time. Waiting work holds nothing, in particular no database connection, and
 * rejects with `refuse()` after `timeoutMs`.
 *
 * @param name for operators
 */
export function createKeyedQueue(name: string, timeoutMs: number, refuse: () => Error) {
  const waiting = new Map<string, (() => void)[]>();
  nameQueue(name, () => ({
    running: waiting.size,
    waiting: [...waiting.values()].reduce((sum, queue) => sum + queue.length, 0),
  }));
  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = waiting.get(key);
    if (queue) {
      await new Promise<void>((resolve, reject) => {
        const start = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(start), 1);
          reject(refuse());
        }, timeoutMs);
        queue.push(start);
      });
    } else waiting.set(key, []);
    try {
      return await work();
    } finally {
      const next = waiting.get(key)?.shift();
      if (next) next();
      else waiting.delete(key);
    }
  };
}
