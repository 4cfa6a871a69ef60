import type pg from 'pg';
import { isUnavailable } from './isUnavailable.ts';
import { openReplica, positionOf, type ReplicaOptions, type ReplicaState } from './replica.ts';

/** Replicas that one statement may wait for. */
const MAX_ASKED = 2;
const ASK_AGAIN_MS = 500;
/** How long a primary that failed is asked last. */
const PRIMARY_REST_MS = 2_000;

type Given = Parameters<pg.PoolClient['query']>;

/** Copies of the database that answer visitors. */
export interface Replicas {
  /** Runs a statement of a public read; on the primary where no replica has all that visitors may know of. */
  run(given: Given, onPrimary: () => Promise<unknown>): Promise<unknown>;
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
  async function ask(given: Given, position: bigint) {
    const up = replicas.filter((replica) => replica.state().isUp);
    const first = turn++;
    for (let place = 0; place < Math.min(up.length, MAX_ASKED); place++) {
      const answer = await up[(first + place) % up.length]?.read(given, position);
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

  async function evenBehind(given: Given) {
    staleListener();
    return ask(given, 0n);
  }

  return {
    async run(given, onPrimary) {
      const current = needed === undefined ? undefined : await ask(given, needed);
      if (current) return current.result;
      if (performance.now() - primaryFailedAt < PRIMARY_REST_MS) {
        const early = await evenBehind(given);
        if (early) return early.result;
      }
      try {
        const result = await onPrimary();
        primaryFailedAt = Number.NEGATIVE_INFINITY;
        return result;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        primaryFailedAt = performance.now();
        const late = await evenBehind(given);
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
