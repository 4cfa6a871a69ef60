/**
 * Work that takes turns by its key. Whoever waits holds nothing, least of all a connection of the database, and is
 * refused with what `refuse` makes after `patience` milliseconds.
 */
export function createTurns(patience: number, refuse: () => Error) {
  const waiting = new Map<string, (() => void)[]>();
  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = waiting.get(key);
    if (queue) {
      await new Promise<void>((go, fail) => {
        const turn = () => {
          clearTimeout(timer);
          go();
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(turn), 1);
          fail(refuse());
        }, patience);
        queue.push(turn);
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
