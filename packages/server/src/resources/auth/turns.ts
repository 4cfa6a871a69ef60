type Line = 'first' | 'second';

interface Options {
  /** How many run at the same time. */
  atOnce: number;
  /** How many may wait in each line. */
  most: Record<Line, number>;
  /** Milliseconds that one may wait. */
  patience: number;
  /** What is thrown at the others. */
  refuse: () => Error;
}

/** Runs work a few at a time: whoever is in the first line goes before all in the second. Neither grows without end. */
export function createTurns({ atOnce, most, patience, refuse }: Options) {
  let running = 0;
  const waiting: Record<Line, Set<() => void>> = { first: new Set(), second: new Set() };

  const turn = (line: Line) =>
    new Promise<void>((resolve, reject) => {
      if (waiting[line].size >= most[line]) return reject(refuse());
      const begin = () => {
        clearTimeout(timer);
        waiting[line].delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting[line].delete(begin);
        reject(refuse());
      }, patience);
      waiting[line].add(begin);
    });

  return async <T>(line: Line, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await turn(line);
    else running++;
    try {
      return await work();
    } finally {
      // The next one takes over this place.
      const next = [...waiting.first][0] ?? [...waiting.second][0];
      if (next) next();
      else running--;
    }
  };
}

/** Lets so many in at the same time and refuses the others at once, before they ask the database for anything. */
export function createGate(most: number, refuse: () => Error) {
  let inside = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= most) throw refuse();
    inside++;
    try {
      return await work();
    } finally {
      inside--;
    }
  };
}
