import type pg from 'pg';
import { isUnavailable } from './isUnavailable.ts';
import { openReplica, positionOf, type ReplicaOptions, type ReplicaState } from './replica.ts';
import type { ReplicaRead } from './replicaRead.ts';

/** Replicas that one statement may wait for. */
const MAX_ASKED = 2;
const ASK_AGAIN_MS = 500;
/** How long a primary that failed is asked last. */
const PRIMARY_REST_MS = 2_000;

type Given = Parameters<pg.PoolClient['query']>;

/** Copies of the database that answer public reads and reports. */
export interface Replicas {
  /** Runs a statement; on the primary where no replica has all that visitors may know of, and what its reader has written. */
  run(given: Given, read: ReplicaRead, onPrimary: () => Promise<unknown>): Promise<unknown>;
  /** Something that visitors read has changed: only replicas that have it are asked from now on. */
  changed(): void;
  /** Whether changes by other processes are heard of. Until then the primary is asked. */
  setConnected(isConnected: boolean): void;
  /**
   * Calls the listener when a replica answers that may lack a change, because the primary doesn't answer: nothing that is
   * being computed may be cached.
   */
  onStale(listener: () => void): void;
  states(): ReplicaState[];
  close(): Promise<void>;
}

/** `askPosition` asks for the end of the primary's log. */
export function openReplicas(
  urls: readonly string[],
  options: ReplicaOptions & { askPosition: () => Promise<string> },
): Replicas {
  const replicas = urls.map((url) => openReplica(url, options));
  let staleListener = () => {};
  let turn = 0;
  /** Asks one replica, and another if that fails or is behind. */
  async function ask(given: Given, read: ReplicaRead) {
    const up = replicas.filter((replica) => replica.state().isUp);
    const first = turn++;
    for (let place = 0; place < Math.min(up.length, MAX_ASKED); place++) {
      const answer = await up[(first + place) % up.length]?.read(given, read);
      if (answer) return answer;
    }
    return undefined;
  }
  /** What a replica must have replayed; undefined until the primary has said. */
  let needed: bigint | undefined;
  let isConnected = false;
  let isClosed = false;
  let changes = 0;
  let isAsking = false;
  let again: NodeJS.Timeout | undefined;
  let primaryFailedAt = Number.NEGATIVE_INFINITY;

  async function askPrimary() {
    if (isAsking) return;
    isAsking = true;
    while (isConnected && !isClosed && needed === undefined) {
      const known = changes;
      const position = await options.askPosition().catch(() => undefined);
      if (position === undefined) {
        await new Promise<void>((resolve) => {
          again = setTimeout(resolve, ASK_AGAIN_MS).unref();
        });
      } else if (known === changes) needed = positionOf(position);
    }
    isAsking = false;
  }
  function changed() {
    changes += 1;
    needed = undefined;
    void askPrimary();
  }

  /** What visitors may know of may be missing; never what the reader has written. */
  async function evenBehind(given: Given, read: ReplicaRead) {
    staleListener();
    return ask(given, read);
  }

  return {
    async run(given, read, onPrimary) {
      const after = needed !== undefined && needed > read.after ? needed : read.after;
      const current = needed === undefined ? undefined : await ask(given, { ...read, after });
      if (current) return current.result;
      if (performance.now() - primaryFailedAt < PRIMARY_REST_MS) {
        const early = await evenBehind(given, read);
        if (early) return early.result;
      }
      try {
        const result = await onPrimary();
        primaryFailedAt = Number.NEGATIVE_INFINITY;
        return result;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        primaryFailedAt = performance.now();
        const late = await evenBehind(given, read);
        if (late) return late.result;
        throw error;
      }
    },
    changed,
    setConnected(next) {
      isConnected = next;
      changed();
    },
    onStale(listener) {
      staleListener = listener;
    },
    states: () => replicas.map((replica) => ({ ...replica.state() })),
    async close() {
      isClosed = true;
      clearTimeout(again);
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
