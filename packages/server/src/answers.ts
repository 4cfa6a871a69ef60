/** An answer as it went out. */
interface KeptAnswer {
  headers: Record<string, string>;
  payload: Buffer;
}

/** What visitors were answered, until something of the catalogue changes. */
export interface Answers {
  /** Moves on with every change: an answer begun before one is not kept after it. */
  version(): number;
  get(key: string): KeptAnswer | undefined;
  keep(key: string, answer: KeptAnswer, version: number): void;
  /** Something has changed. */
  clear(): void;
  /** Whether changes are heard of: while they are not, nothing is kept. */
  setHearing(isHearing: boolean): void;
}

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_ANSWERS = 2_000;

/** @param isHearing false where other processes write too, until someone says that they are listened to */
export function createAnswers(isHearing: boolean): Answers {
  const kept = new Map<string, KeptAnswer>();
  let bytes = 0;
  let version = 0;
  let isOpen = isHearing;
  const drop = (key: string) => {
    bytes -= kept.get(key)?.payload.length ?? 0;
    kept.delete(key);
  };
  const clear = () => {
    version += 1;
    kept.clear();
    bytes = 0;
  };
  return {
    version: () => version,
    get: (key) => kept.get(key),
    keep(key, answer, begun) {
      if (!isOpen || begun !== version || answer.payload.length > MOST_BYTES / 100) return;
      drop(key);
      kept.set(key, answer);
      bytes += answer.payload.length;
      for (const [oldest] of kept) {
        if (bytes <= MOST_BYTES && kept.size <= MOST_ANSWERS) break;
        drop(oldest);
      }
    },
    clear,
    setHearing(next) {
      isOpen = next;
      clear();
    },
  };
}
