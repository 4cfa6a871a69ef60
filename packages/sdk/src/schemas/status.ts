import * as z from 'zod/mini';
import { optional } from './primitives.ts';

/**
 * A figure of a part. Sizes are in bytes, times in seconds. `latency` is that of one statement or of one small file;
 * `replicaLag` that of the replica which is furthest behind; `oldest` the age of the mail that waits longest.
 */
export const statusFact = z.object({
  name: z.enum([
    'latency',
    'size',
    'connections',
    'waitingForDatabase',
    'replicas',
    'replicaLag',
    'freeForDatabase',
    'freeForFiles',
    'waiting',
    'oldest',
    'sentToday',
    'failedToday',
    'pendingOrders',
    'running',
  ]),
  value: z.number(),
});
export type StatusFact = z.output<typeof statusFact>;

/**
 * What a server needs, and how it is. `strained` works and needs a look, `failing` doesn't work, `off` isn't set up.
 * `advice` names what to do next; the words of it are the client's.
 */
export const statusPart = z.object({
  kind: z.enum(['database', 'storage', 'disk', 'mail', 'payments', 'videos', 'queues']),
  state: z.enum(['well', 'strained', 'failing', 'off']),
  advice: optional(
    z.enum([
      'databaseSlow',
      'databaseFull',
      'replicaBehind',
      'storageFails',
      'storageSlow',
      'storageClosed',
      'diskLow',
      'diskFull',
      'diskUnknown',
      'mailFails',
      'mailLate',
      'mailKept',
      'mailOff',
      'paymentKey',
      'paymentRights',
      'paymentsDown',
      'paymentReports',
      'paymentsDemo',
      'paymentsOff',
      'videosLate',
      'videosOff',
      'queuesBusy',
    ]),
  ),
  /** The words of the service itself, or of the connection to it. */
  detail: optional(z.string()),
  facts: z.array(statusFact),
});
export type StatusPart = z.output<typeof statusPart>;

/** How the answering server and what it needs are, for admins. */
export const serverStatus = z.object({
  version: z.string(),
  node: z.string(),
  /** Embedded: PostgreSQL inside the server. */
  database: z.enum(['embedded', 'postgres']),
  startedAt: z.string(),
  checkedAt: z.string(),
  parts: z.array(statusPart),
});
export type ServerStatus = z.output<typeof serverStatus>;
