import { randomUUID } from 'node:crypto';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectionOptions } from './sessions.ts';

export interface CatalogueListener {
  /** Called with the numbers that have changed, with what else another server tells, or nothing if something else has changed. */
  onChange: (payload: string) => void;
  /** Called with `true` once changes are proved to arrive, and with `false` when they no longer are. */
  onConnectionChange: (isConnected: boolean) => void;
}

const CONNECT_TIMEOUT_MS = 10_000;
const RECONNECT_DELAY_MS = 1_000;
/** How often it is proved that changes arrive, and how long a proof may take. */
const PROOF_MS = 5_000;
/** The payload of a notification that proves it; all others tell of a change. */
const PROOF = 'proof ';

/**
 * Listens on a connection of its own, and proves now and then that notifications from another connection arrive there: a
 * pooler or a broken network may lose them without a word. Reconnects until it is unsubscribed.
 */
export function subscribe(
  url: string,
  { onChange, onConnectionChange }: CatalogueListener,
  proofMs = PROOF_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { ref: false, signal });
  let isConnected: boolean | undefined;
  const report = (next: boolean) => {
    if (next === isConnected) return;
    isConnected = next;
    onConnectionChange(next);
  };

  /** Rejects when changes no longer arrive. */
  async function follow(listener: pg.Client, sender: pg.Client): Promise<never> {
    const broken = new AbortController();
    const over = AbortSignal.any([stopping.signal, broken.signal]);
    let proof = { payload: '', isHeard: false, hear: () => {} };
    listener.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith(PROOF)) onChange(payload);
      else if (payload === proof.payload) proof.hear();
    });
    for (const client of [listener, sender])
      for (const event of ['error', 'end'] as const) client.on(event, () => broken.abort());
    await Promise.all([listener.connect(), sender.connect()]);
    await listener.query('listen catalogue');
    for (;;) {
      const heard = new Promise<void>((resolve) => {
        const hear = () => {
          proof.isHeard = true;
          resolve();
        };
        proof = { payload: `${PROOF}${randomUUID()}`, isHeard: false, hear };
      });
      await sender.query('select pg_notify($1, $2)', ['catalogue', proof.payload]);
      await Promise.race([heard, pause(proofMs, over)]);
      // After this process was busy or paused, timers run before what has arrived meanwhile is read.
      if (!proof.isHeard) await setImmediate();
      if (!proof.isHeard) throw new Error('A notification has not arrived.');
      report(true);
      await pause(proofMs, over);
    }
  }

  async function run() {
    while (!stopping.signal.aborted) {
      const options = {
        ...connectionOptions(url),
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        query_timeout: CONNECT_TIMEOUT_MS,
      };
      const clients = [new pg.Client(options), new pg.Client(options)] as const;
      const end = () => Promise.allSettled(clients.map((client) => client.end()));
      stopping.signal.addEventListener('abort', end);
      await follow(...clients).catch(() => {}); // Requests fail for the same reason, and log it.
      stopping.signal.removeEventListener('abort', end);
      if (!stopping.signal.aborted) report(false);
      // A broken network may not answer the goodbye.
      await Promise.race([end(), wait(RECONNECT_DELAY_MS, undefined, { ref: false })]);
      await pause(RECONNECT_DELAY_MS, stopping.signal).catch(() => {}); // Unsubscribed.
    }
  }
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
