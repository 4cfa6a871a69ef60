import { type Caller, CallerGone, currentCaller } from './caller.ts';
import { nameQueue } from './queueSizes.ts';

interface Options {
  /** For operators. */
  name: string;
  /** How much runs at the same time. */
  concurrency: number;
  /** How much may wait. */
  capacity: number;
  /** How long one may wait, in milliseconds. */
  timeoutMs: number;
  /** The error for whoever waits too long. */
  expired: () => Error;
  /** The error for the caller who has the most waiting when the queue is full. */
  refused: () => Error;
}

interface Waiting {
  caller: Caller | undefined;
  start(): void;
  refuse(error: Error): void;
}

/** The work of one address. */
interface Lane {
  waiting: Waiting[];
  running: number;
  activeAt: number;
  /** Milliseconds that its work may still take at once while others are active. */
  credit: number;
  creditAt: number;
}

/** An address counts as active for this long after its last work: a page makes several calls. */
const ACTIVE_MS = 1_000;
/** What an address may use while others are active: a quarter of the places, and of the time. */
const MAX_SHARE = 1 / 4;
/** What its work may take at once, in milliseconds, before its share of the time limits it: a page needs less. */
const MAX_CREDIT_MS = 200;

/**
 * Runs a few at a time. Addresses take turns, and each has its share while others are active; an address alone may use all.
 * Taking turns is not enough: the work that others do one after the other would wait for a long one of a stranger each
 * time. Work whose caller has gone is dropped.
 */
export function createFairQueue({ name, concurrency, capacity, timeoutMs, expired, refused }: Options) {
  /** In order of their last activity. */
  const lanes = new Map<string, Lane>();
  /** Those with waiting work, in order of their turns. */
  const turns = new Set<Lane>();
  const own: Lane = { waiting: [], running: 0, activeAt: 0, credit: 0, creditAt: 0 };
  const share = Math.max(1, Math.floor(concurrency * MAX_SHARE));
  let running = 0;
  let waiting = 0;
  let isResuming = false;
  nameQueue(name, () => ({ running, waiting }));

  function laneOf(caller: Caller | undefined): Lane {
    if (!caller) return own;
    const now = performance.now();
    for (const [address, { activeAt, running: busy, waiting: queue }] of lanes) {
      if (now - activeAt < ACTIVE_MS) break;
      if (busy === 0 && queue.length === 0) lanes.delete(address);
    }
    const lane = lanes.get(caller.address) ?? {
      waiting: [],
      running: 0,
      activeAt: now,
      credit: MAX_CREDIT_MS,
      creditAt: now,
    };
    lane.activeAt = now;
    lanes.delete(caller.address);
    lanes.set(caller.address, lane);
    return lane;
  }

  /** Positive while the lane has used less than its share of the time. */
  function creditOf(lane: Lane): number {
    const now = performance.now();
    lane.credit = Math.min(MAX_CREDIT_MS, lane.credit + (now - lane.creditAt) * concurrency * MAX_SHARE);
    lane.creditAt = now;
    return lane.credit;
  }

  function mayRun(lane: Lane): boolean {
    if (running >= concurrency) return false;
    if (lane === own || lanes.size <= 1) return true;
    if (lane.running >= share) return false;
    const credit = creditOf(lane);
    if (credit > 0) return true;
    if (!isResuming) setTimeout(resume, Math.ceil(1 - credit / (concurrency * MAX_SHARE)));
    isResuming = true;
    return false;
  }

  function resume() {
    isResuming = false;
    startNext();
  }

  function begin(lane: Lane) {
    lane.running += 1;
    running += 1;
  }

  function startNext(): void {
    for (const lane of turns) {
      if (running >= concurrency) return;
      if (!mayRun(lane)) continue;
      const next = lane.waiting.shift();
      // The others come first now.
      turns.delete(lane);
      if (lane.waiting.length > 0) turns.add(lane);
      if (!next) continue;
      waiting -= 1;
      if (next.caller?.isGone()) next.refuse(new CallerGone());
      else {
        begin(lane);
        next.start();
      }
    }
  }

  /** Makes room by refusing the newest work of the address that has the most waiting. */
  function makeRoom() {
    let longest = own;
    for (const lane of turns) if (lane.waiting.length > longest.waiting.length) longest = lane;
    longest.waiting.at(-1)?.refuse(refused());
    remove(longest, longest.waiting.length - 1);
  }

  function remove(lane: Lane, place: number) {
    if (place < 0) return;
    lane.waiting.splice(place, 1);
    waiting -= 1;
    if (lane.waiting.length === 0) turns.delete(lane);
  }

  const enqueue = (lane: Lane, caller: Caller | undefined) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        remove(lane, lane.waiting.indexOf(entry));
        reject(expired());
      }, timeoutMs);
      const entry: Waiting = {
        caller,
        start() {
          clearTimeout(timer);
          resolve();
        },
        refuse(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      lane.waiting.push(entry);
      waiting += 1;
      turns.add(lane);
      if (waiting > capacity) makeRoom();
    });

  return async <T>(work: () => Promise<T>): Promise<T> => {
    const caller = currentCaller();
    if (caller?.isGone()) throw new CallerGone();
    const lane = laneOf(caller);
    if (lane.waiting.length === 0 && mayRun(lane)) begin(lane);
    else await enqueue(lane, caller);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      lane.running -= 1;
      lane.credit = creditOf(lane) - (performance.now() - startedAt);
      running -= 1;
      startNext();
    }
  };
}
