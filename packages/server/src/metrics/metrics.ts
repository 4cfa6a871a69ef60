import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { Faults } from '../faults.ts';
import { queueSizes } from '../queueSizes.ts';
import type { ResponseCache } from '../responseCache.ts';
import { soon } from '../soon.ts';
import { freeBytes } from '../storage/diskSpace.ts';
import { version } from '../version.ts';
import { type DatabaseFigures, readFigures } from './figuresRepository.ts';
import { methodOf, routeOf } from './requestRoute.ts';
import { CALLS, OPERATIONS } from './watch.ts';

/** What the database and the disks may take of a scrape. */
const SCRAPE_LIMIT_MS = 1_000;
const FAULTS = ['payment_key', 'payment_rights', 'payments', 'payment_reports', 'mail'] as const;
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Sources {
  database: Database;
  cache: Pick<ResponseCache, 'figures'>;
  faults: Pick<Faults, 'find'>;
  /** By the name of what is kept there. */
  folders: Readonly<Record<string, string>>;
}

/** Counts what requests do. */
export interface RequestMetrics {
  /** A request that Fastify has answered. */
  observe(request: FastifyRequest, reply: FastifyReply): void;
  /** One that was answered from the cache before Fastify. */
  countCached(): void;
}

export interface Metrics extends RequestMetrics {
  countPaymentCall(call: string, outcome: string): void;
  countStorageError(operation: string): void;
  /** All figures, in the text format of Prometheus. */
  read(): Promise<string>;
  contentType: string;
}

export function createMetrics({ database, cache, faults, folders }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const counter = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name, help, labelNames, registers });

  collectDefaultMetrics({ register: registry, prefix: 'lectern_' });
  const durations = new Histogram({
    name: 'lectern_request_duration_seconds',
    help: 'Time of requests, without those that were answered from the cache before routing',
    labelNames: ['method', 'route', 'status_class'],
    buckets: BUCKETS,
    registers,
  });
  const cachedAnswers = counter(
    'lectern_cached_answers_total',
    'Requests that were answered from the cache before routing',
  );
  const cacheReads = counter(
    'lectern_cache_reads_total',
    'Reads of the cache of responses, which may be several for a request',
    ['result'],
  );
  const cacheResponses = gauge('lectern_cache_responses', 'Responses in the cache');
  const cacheBytes = gauge('lectern_cache_bytes', 'Bytes of the responses in the cache');
  const queueRunning = gauge('lectern_queue_running', 'Work that runs', ['queue']);
  const queueWaiting = gauge('lectern_queue_waiting', 'Work that waits', ['queue']);
  const connections = gauge(
    'lectern_database_connections',
    'Connections of the pool to PostgreSQL; waiting: requests for one',
    ['state'],
  );
  const replicaUp = gauge('lectern_replica_up', 'Whether a replica answered when this server looked at it last', [
    'replica',
  ]);
  const replicaLag = gauge(
    'lectern_replica_lag_seconds',
    'Age of what a replica has replayed last; 0 if that is all it received',
    ['replica'],
  );
  const databaseUp = gauge('lectern_database_up', 'Whether the database answered this scrape within a second');
  const mailsWaiting = gauge('lectern_mails_waiting', 'Mails that wait to be sent, of all servers');
  const oldestMail = gauge('lectern_mail_oldest_seconds', 'Age of the mail that waits longest');
  const mailsLastDay = gauge('lectern_mails_last_day', 'Mails that were settled in the last 24 hours', ['state']);
  const webhooks = gauge('lectern_webhooks', "Partners' servers that are told of orders, of all servers", ['state']);
  const overdueEvent = gauge(
    'lectern_webhook_overdue_seconds',
    "How long an event has been due for a partner's server that works",
  );
  const ordersPending = gauge('lectern_orders_pending', 'Orders that are not paid; processing: a bank decides', [
    'state',
  ]);
  const ordersPaid = counter('lectern_orders_paid_total', 'Receipts of all time, of all servers');
  const creditNotes = counter('lectern_credit_notes_total', 'Credit notes of all time, of all servers');
  const refundsWaiting = gauge('lectern_refunds_waiting', 'Refunds that wait for an admin');
  const videos = gauge('lectern_videos', 'Films that are being prepared for streaming, of all servers', ['state']);
  const oldestVideo = gauge('lectern_video_oldest_seconds', 'How long a film has been due that no server works on');
  const paymentCalls = counter('lectern_payment_calls_total', 'Calls to the payment provider, by what came of them', [
    'call',
    'outcome',
  ]);
  const fault = gauge('lectern_fault', '1 while a service that this server uses fails', ['kind']);
  const storageErrors = counter('lectern_storage_errors_total', 'Calls to the storage of files that failed', [
    'operation',
  ]);
  const diskFree = gauge('lectern_disk_free_bytes', 'Free space on the disk of a folder', ['folder']);
  gauge('lectern_build_info', '1, with the versions as labels', ['version', 'node_version', 'database'])
    .labels(version(), process.version, database.kind)
    .set(1);

  // Until the database has said them: an increase from 0 would be all orders at once.
  for (const one of [ordersPaid, creditNotes]) one.remove();
  // A rate needs a first value.
  for (const operation of OPERATIONS) storageErrors.labels(operation).inc(0);
  for (const call of CALLS) paymentCalls.labels(call, 'error').inc(0);

  /** The value of a counter that is counted elsewhere. */
  const setCounter = (one: { reset(): void; inc(value: number): void }, value: number) => {
    one.reset();
    one.inc(value);
  };

  function showFigures(figures: DatabaseFigures | undefined) {
    databaseUp.set(figures ? 1 : 0);
    // Old figures would look like new ones.
    for (const one of [mailsWaiting, oldestMail, refundsWaiting, oldestVideo, overdueEvent]) one.remove();
    for (const one of [mailsLastDay, ordersPending, videos, webhooks]) one.reset();
    if (!figures) return;
    mailsWaiting.set(figures.waitingMails);
    oldestMail.set(figures.oldestMail);
    mailsLastDay.labels('sent').set(figures.sentMails);
    mailsLastDay.labels('failed').set(figures.failedMails);
    webhooks.labels('working').set(figures.workingWebhooks);
    webhooks.labels('failing').set(figures.failingWebhooks);
    webhooks.labels('paused').set(figures.pausedWebhooks);
    overdueEvent.set(figures.overdueEvent);
    ordersPending.labels('open').set(figures.pendingOrders);
    ordersPending.labels('processing').set(figures.processingOrders);
    refundsWaiting.set(figures.waitingRefunds);
    videos.labels('waiting').set(figures.waitingVideos);
    videos.labels('working').set(figures.workingVideos);
    oldestVideo.set(figures.oldestVideo);
    setCounter(ordersPaid, figures.paidOrders);
    setCounter(creditNotes, figures.creditNotes);
  }

  async function refresh() {
    const { hits, misses, responses, bytes } = cache.figures();
    cacheReads.reset();
    cacheReads.labels('hit').inc(hits);
    cacheReads.labels('miss').inc(misses);
    cacheResponses.set(responses);
    cacheBytes.set(bytes);
    for (const { name, running, waiting } of queueSizes()) {
      queueRunning.labels(name).set(running);
      queueWaiting.labels(name).set(waiting);
    }
    for (const [state, count] of Object.entries(database.connections?.() ?? {})) connections.labels(state).set(count);
    replicaLag.reset();
    for (const { host, isUp, lag } of database.replicas?.states() ?? []) {
      replicaUp.labels(host).set(isUp ? 1 : 0);
      if (lag !== undefined) replicaLag.labels(host).set(lag);
    }
    for (const kind of FAULTS) fault.labels(kind).set(faults.find(kind) ? 1 : 0);
    const [figures] = await Promise.all([
      soon(readFigures(database.db), SCRAPE_LIMIT_MS),
      ...Object.entries(folders).map(async ([name, folder]) => {
        const free = await soon(freeBytes(folder), SCRAPE_LIMIT_MS);
        if (free === undefined) diskFree.remove(name);
        else diskFree.labels(name).set(free);
      }),
    ]);
    showFigures(figures);
  }
  /** Scrapes that come together share one. */
  let refreshing: Promise<void> | undefined;

  return {
    observe(request, reply) {
      durations
        .labels(methodOf(request), routeOf(request), `${Math.floor(reply.statusCode / 100)}xx`)
        .observe(reply.elapsedTime / 1_000);
    },
    countCached: () => cachedAnswers.inc(),
    countPaymentCall: (call, outcome) => paymentCalls.labels(call, outcome).inc(),
    countStorageError: (operation) => storageErrors.labels(operation).inc(),
    async read() {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      await refreshing;
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
