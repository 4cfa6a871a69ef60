import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createMarketplace } from '@lectern/sdk';
import { cartSummary } from '@lectern/sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { ReplicaState } from '../db/replica.ts';
import { demoPassword } from '../demo/demoAccounts.ts';
import { createFaults } from '../faults.ts';
import { packageRoot } from '../packageRoot.ts';
import { createResponseCache } from '../responseCache.ts';
import { type RunningServer, start } from '../start.ts';
import { createDiskStorage } from '../storage/diskStorage.ts';
import { createDatabase } from '../testing/testDatabase.ts';
import { createMetrics } from './metrics.ts';
import { watchStorage } from './watch.ts';

const adminUrl = process.env.TEST_DATABASE_URL;

let directory: string;
let database: { url: string; drop: () => Promise<void> } | undefined;
let server: RunningServer;
let figures: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lectern-metrics-'));
  database = adminUrl ? await createDatabase(adminUrl) : undefined;
  server = await start(
    readConfig({
      DATA_DIR: directory,
      ...(database ? { DATABASE_URL: database.url, TOKEN_SECRET: 'x'.repeat(48) } : {}),
      PORT: '0',
      METRICS_PORT: '0',
      DEMO: '1',
      SITE_DIR: '/nonexistent',
      LOG_LEVEL: 'silent',
    }),
  );
  figures = `http://127.0.0.1:${server.metricsPort}`;
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await database?.drop();
  await rm(directory, { recursive: true, force: true });
});

const scrape = async () => (await fetch(`${figures}/metrics`)).text();

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

function samplesOf(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === '') return [];
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', text = '']) => [key, text]);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
  });
}

const sumOf = async (name: string, labels: Record<string, string> = {}) =>
  samplesOf(await scrape())
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([key, value]) => sample.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0);

describe('the figures for Prometheus', () => {
  it('are on a port of their own, with nothing else', async () => {
    const answer = await fetch(`${figures}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const path of ['/', '/api/health', '/metrics/more', '/metrics?x=1'])
      expect((await fetch(`${figures}${path}`)).status, path).toBe(404);
    expect((await fetch(`${figures}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
  });

  it('have names and units as Prometheus asks', async () => {
    const types = [...(await scrape()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    expect(types.length).toBeGreaterThan(25);
    for (const [, name = '', type] of types) {
      expect(name).toMatch(/^lectern_[a-z0-9_]+$/);
      // Names that prom-client has chosen: `lectern_nodejs_…`.
      if (type === 'counter') expect(name).toMatch(/_(total|seconds_total)$/);
    }
  });

  it('count requests by route, and never by what anybody may write into a URL', async () => {
    const labelsOf = async () =>
      samplesOf(await scrape())
        .filter(({ name }) => name === 'lectern_request_duration_seconds_count')
        .map(({ labels }) => JSON.stringify(labels));
    const ask = async (round: number) => {
      for (const path of [
        `/api/search/courses/made-up-${round}`,
        `/api/made-up-${round}`,
        `/made-up-${round}`,
        `/made-up-${round}.js`,
        `/api/search/courses?q=made-up-${round}`,
        `/api/files/made-up-${round}`,
      ])
        await fetch(`${server.address}${path}`);
      await fetch(`${server.address}/made-up-${round}`, { method: 'PROPFIND' });
    };
    await ask(1);
    const before = await labelsOf();
    for (let round = 2; round < 6; round++) await ask(round);
    expect(await labelsOf()).toEqual(before);
    expect(await scrape()).not.toContain('made-up');
    expect(
      await sumOf('lectern_request_duration_seconds_count', { route: '/api/files/:id', status_class: '4xx' }),
    ).toBe(5);
  });

  it('tell what the cache answered', async () => {
    const count = () => sumOf('lectern_cached_answers_total');
    // With PostgreSQL nothing is cached until changes by other servers are known to arrive.
    await expect
      .poll(async () => {
        await fetch(`${server.address}/api/admin/categories`);
        return count();
      })
      .toBeGreaterThan(2);
    expect(await sumOf('lectern_cache_reads_total', { result: 'hit' })).toBeGreaterThanOrEqual(2);
    expect(await sumOf('lectern_cache_responses')).toBeGreaterThan(0);
    expect(await sumOf('lectern_cache_bytes')).toBeGreaterThan(0);
  });

  it('tell what was paid, and what the payment provider answered', async () => {
    const paid = await sumOf('lectern_orders_paid_total');
    const marketplace = createMarketplace({ baseUrl: `${server.address}/api` });
    await marketplace.session.signIn({ email: 'learner@lectern.example', password: demoPassword });
    const owned = (await marketplace.enrollments.list()).courses.map(({ _id }) => _id);
    const course = (await marketplace.courses.search({})).courses.find(
      ({ _id, price }) => price > 0 && !owned.includes(_id),
    );
    if (!course) throw new Error('The learner has all courses.');
    const buy = (nonce: string) =>
      marketplace.orders.create({
        courseIds: [course._id],
        amount: cartSummary([course]).total,
        currency: 'INR',
        paymentMethodNonce: nonce,
        idempotencyKey: `metrics-${nonce}`,
      });
    await expect(buy('fake-declined-nonce')).rejects.toThrow();
    await buy('fake-valid-nonce');
    expect((await sumOf('lectern_orders_paid_total')) - paid).toBe(1);
    for (const outcome of ['declined', 'charged'])
      expect(await sumOf('lectern_payment_calls_total', { call: 'begin', outcome }), outcome).toBe(1);
  });

  it('have every queue, the connections, the disks and the mails', async () => {
    const samples = samplesOf(await scrape());
    const labelsOf = (name: string, label: string) =>
      samples.filter((sample) => sample.name === name).map(({ labels }) => labels[label]);
    expect(labelsOf('lectern_queue_waiting', 'queue')).toEqual(
      expect.arrayContaining(['database', 'sign_in', 'sign_up', 'pictures', 'old_pictures', 'orders']),
    );
    expect(labelsOf('lectern_disk_free_bytes', 'folder').sort()).toEqual(database ? ['files'] : ['database', 'files']);
    expect(labelsOf('lectern_database_connections', 'state')).toEqual(database ? ['total', 'idle', 'waiting'] : []);
    expect(labelsOf('lectern_mails_waiting', 'none')).toHaveLength(1);
    expect(labelsOf('lectern_webhooks', 'state')).toEqual(['working', 'failing', 'paused']);
    expect(await sumOf('lectern_database_up')).toBe(1);
  });
});

describe('a scrape', () => {
  it('says which replicas answer, and how far they are behind', async () => {
    let states = [
      { host: 'one:5432', isUp: true, lag: 0.5 },
      { host: 'two:5432', isUp: true, lag: 7 },
    ] as ReplicaState[];
    const metrics = createMetrics({
      database: {
        kind: 'postgres',
        db: { execute: () => Promise.reject(new Error('It is down.')) },
        replicas: { states: () => states },
      },
      cache: createResponseCache(true),
      faults: createFaults(),
      folders: {},
    } as unknown as Parameters<typeof createMetrics>[0]);
    expect(await metrics.read()).toContain('lectern_replica_lag_seconds{replica="two:5432"} 7\n');
    states = [{ host: 'two:5432', isUp: false, lag: undefined }];
    const text = await metrics.read();
    expect(text).toContain('lectern_replica_up{replica="two:5432"} 0\n');
    expect(text).not.toContain('lectern_replica_lag_seconds{');
  });

  it('does not wait for a database that hangs, and shows no old figures', async () => {
    let isHanging = true;
    const row = { waitingMails: 3, oldestMail: 9, sentMails: 1, failedMails: 0, pendingOrders: 0 };
    const all = {
      ...row,
      processingOrders: 0,
      paidOrders: 5,
      creditNotes: 0,
      waitingRefunds: 0,
      waitingVideos: 2,
      workingVideos: 1,
      oldestVideo: 0,
      workingWebhooks: 1,
      failingWebhooks: 0,
      pausedWebhooks: 0,
      overdueEvent: 0,
    };
    const hanging = {
      kind: 'postgres',
      db: { execute: () => (isHanging ? new Promise(() => {}) : Promise.resolve({ rows: [all] })) },
    } as unknown as Database;
    const metrics = createMetrics({
      database: hanging,
      cache: createResponseCache(true),
      faults: createFaults(),
      folders: { gone: '/nonexistent' },
    });
    // A counter that began at 0 would seem to have counted all orders at once.
    expect(await metrics.read()).not.toMatch(/^lectern_(orders_paid|credit_notes)_total \d/m);
    isHanging = false;
    expect(await metrics.read()).toContain('\nlectern_mails_waiting 3\n');
    isHanging = true;
    const begun = performance.now();
    const text = await metrics.read();
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(text).toContain('\nlectern_database_up 0\n');
    expect(text).not.toMatch(/^lectern_(mails_waiting|mail_oldest_seconds|disk_free_bytes)\b.* \d/m);
    expect(text).toContain('\nlectern_orders_paid_total 5\n');
  });

  it('counts calls to the storage that fail, and not files that are not there', async () => {
    const metrics = createMetrics({
      database: { kind: 'embedded', db: {} } as unknown as Database,
      cache: createResponseCache(true),
      faults: createFaults(),
      folders: {},
    });
    const storage = watchStorage(createDiskStorage(join(directory, 'watched')), metrics.countStorageError);
    await storage.write('one', Readable.from(['1']));
    await expect(storage.read('none')).rejects.toThrow();
    expect(await storage.has('one')).toBe(true);
    await expect(storage.write('../two', Readable.from(['1']))).rejects.toThrow();
    const text = await metrics.read();
    expect(text).toContain('lectern_storage_errors_total{operation="write"} 1');
    expect(text).toContain('lectern_storage_errors_total{operation="read"} 0');
  });
});

describe('the files for Grafana and Prometheus', () => {
  const read = (path: string) => readFile(join(packageRoot, '../../deploy', path), 'utf8');
  /** What Prometheus knows by itself. */
  const FOREIGN = ['up', 'and'];
  const FUNCTIONS = /\b(\w+)\s*(?=\()/g;

  /** The metrics of an expression, with the labels that it names. */
  function selectorsOf(expression: string) {
    const grouped = [...expression.matchAll(/\b(?:by|without)\s*\(([^)]*)\)/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    );
    const plain = expression
      .replace(/\b(?:by|without)\s*\([^)]*\)/g, ' ')
      .replace(/\[[^\]]*\]/g, ' ')
      .replace(FUNCTIONS, ' ');
    const selectors = [...plain.matchAll(/\b([a-z]\w*)(?:\{([^}]*)\})?/g)].map(([, name = '', matchers = '']) => ({
      name,
      matchers: [...matchers.matchAll(/(\w+)(=~|=)"([^"]*)"/g)].map(([, label = '', , text = '']) => ({ label, text })),
    }));
    return { selectors, grouped };
  }

  const problemsOf = (expression: string, samples: readonly Sample[]) => {
    const { selectors, grouped } = selectorsOf(expression);
    const ours = selectors.filter(({ name }) => !FOREIGN.includes(name));
    return [
      ...ours.flatMap(({ name, matchers }) => {
        const found = samples.filter((sample) => sample.name === name);
        if (found.length === 0) return [`no metric ${name}`];
        return matchers.flatMap(({ label, text }) =>
          text
            .split('|')
            .filter((one) => !found.some(({ labels }) => labels[label] === one))
            .map((one) => `no ${name} with ${label}="${one}"`),
        );
      }),
      ...grouped
        .filter(
          (label) => !samples.some(({ name, labels }) => label in labels && ours.some((one) => one.name === name)),
        )
        .map((label) => `no label ${label}`),
    ];
  };

  it('name metrics and labels that a server has', async () => {
    // So that there is one of each class.
    await fetch(`${server.address}/api/search/courses?page=1`);
    const samples = samplesOf(await scrape());
    // A healthy server has none of these yet.
    samples.push({ name: 'lectern_request_duration_seconds_count', labels: { status_class: '5xx' }, value: 0 });
    if (!database) samples.push({ name: 'lectern_database_connections', labels: { state: 'total' }, value: 0 });
    const dashboard = JSON.parse(await read('grafana/lectern.json')) as {
      panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
    };
    const targets = dashboard.panels.flatMap((panel) => panel.targets);
    expect(targets.length).toBeGreaterThan(20);
    for (const { expr } of targets) expect(problemsOf(expr, samples), expr).toEqual([]);
    const alerts = (await read('prometheus/alerts.yml')).replace(/>-\n\s+/g, '').replace(/\n\s+(?=[/(])/g, ' ');
    const expressions = [...alerts.matchAll(/^\s+expr: (.*)$/gm)].map(([, text = '']) => text);
    expect(expressions).toHaveLength([...alerts.matchAll(/- alert:/g)].length);
    for (const expr of expressions) expect(problemsOf(expr, samples), expr).toEqual([]);
    // What the check is worth.
    expect(problemsOf('sum by (gone) (rate(lectern_queue_waiting{queue="none"}[5m])) / lectern_none', samples)).toEqual(
      ['no lectern_queue_waiting with queue="none"', 'no metric lectern_none', 'no label gone'],
    );
  });
});
