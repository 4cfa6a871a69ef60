import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMarketplace } from '@lectern/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { demoPassword } from '../demo/demoAccounts.ts';
import { type RunningServer, start } from '../start.ts';
import { deepIt } from '../testing/deepIt.ts';
import { createDatabase } from '../testing/testDatabase.ts';

const adminUrl = process.env.TEST_DATABASE_URL;

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

/** A collector of traces, as the server's exporter meets it. */
function openCollector() {
  const received: { text: string; key: string | undefined }[] = [];
  const http: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ text: Buffer.concat(chunks).toString(), key: request.headers['x-key'] as string | undefined });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const spans = () =>
    received.flatMap(({ text }) =>
      (JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { http, received, spans };
}

const attribute = ({ attributes }: SentSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

let directory: string;
let database: { url: string; drop: () => Promise<void> } | undefined;
const collector = openCollector();
let endpoint: string;
let running: RunningServer | undefined;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.http.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.http.address() as AddressInfo).port}`;
  directory = await mkdtemp(join(tmpdir(), 'lectern-traces-'));
  database = adminUrl ? await createDatabase(adminUrl) : undefined;
});
afterAll(async () => {
  collector.http.close();
  await database?.drop();
  await rm(directory, { recursive: true, force: true });
});
beforeEach(() => void collector.received.splice(0));
afterEach(async () => {
  await running?.stop();
  running = undefined;
}, 60_000);

async function open(environment: Record<string, string>) {
  running = await start(
    readConfig({
      DATA_DIR: directory,
      ...(database ? { DATABASE_URL: database.url, TOKEN_SECRET: 'x'.repeat(48) } : {}),
      PORT: '0',
      PARTNER_PORT: '0',
      DEMO: '1',
      SITE_DIR: '/nonexistent',
      LOG_LEVEL: 'silent',
      ...environment,
    }),
  );
  return running.address;
}

/** Stops the server, which sends what it has. */
async function traced() {
  await running?.stop();
  running = undefined;
  return collector.spans();
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

it('follow a call from its caller to the statements, and hold nothing that a person sent', {
  timeout: 120_000,
}, async () => {
  const address = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b' });
  // As a page with OpenTelemetry sends it.
  const marketplace = createMarketplace({
    baseUrl: `${address}/api`,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('traceparent', `00-${traceId}-${spanId}-01`);
      return fetch(request);
    },
  });
  await marketplace.session.signIn({ email: 'learner@lectern.example', password: demoPassword });
  const { courses } = await marketplace.courses.search({ q: 'quilting-of-a-secret' });
  expect(courses).toEqual([]);
  await marketplace.session.signIn({ email: 'nobody@lectern.example', password: 'wrong-paper-7' }).catch(() => {});

  const spans = await traced();
  const calls = spans.filter(({ parentSpanId }) => parentSpanId === spanId);
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /api/auth/signin', 'GET /api/search/courses']),
  );
  const search = calls.find(({ name }) => name === 'GET /api/search/courses');
  if (!search) throw new Error('not traced');
  expect(search.traceId).toBe(traceId);
  expect(attribute(search, 'http.response.status_code')).toBe(200);
  const within = spans.filter(({ parentSpanId }) => parentSpanId === search.spanId);
  expect(within.map(({ name }) => name)).toContain('render');
  const statements = within.flatMap((span) => attribute(span, 'db.query.text') ?? []);
  expect(statements.join('\n')).toMatch(/select .* from "?courses"?/s);
  // The password is checked inside of what the sign-in does in the database; a transaction shows its statements.
  const signIn = calls.find(({ name }) => name === 'POST /api/auth/signin');
  expect(spans.filter(({ parentSpanId }) => parentSpanId === signIn?.spanId).length).toBeGreaterThan(1);

  const everything = collector.received.map(({ text }) => text).join('\n');
  for (const secret of ['quilting', 'lectern.example', demoPassword, 'wrong-paper', 'argon2'])
    expect(everything).not.toContain(secret);
  expect(new Set(collector.received.map(({ key }) => key))).toEqual(new Set(['a b']));
});

it('name the request that an error of the SDK names', { timeout: 120_000 }, async () => {
  const address = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const answer = await fetch(`${address}/api/courses/${'0'.repeat(24)}`);
  const id = answer.headers.get('x-request-id');
  const found = (await traced()).find((span) => attribute(span, 'lectern.request_id') === id);
  expect(found && attribute(found, 'http.response.status_code')).toBe(404);
  expect(found?.parentSpanId ?? '').toBe('');
});

it('are a part of all requests where that is set, whatever the caller says', { timeout: 120_000 }, async () => {
  const address = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0' });
  await fetch(`${address}/api/health`, { headers: { traceparent: `00-${traceId}-${spanId}-01` } });
  expect(await traced()).toEqual([]);
});

deepIt.each([
  ['is down', 'http://127.0.0.1:9'],
  ['never answers', undefined],
])('cost no request where the collector %s', { timeout: 120_000 }, async (_, given) => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = given ?? `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const address = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
  const answers = await Promise.all(Array.from({ length: 300 }, () => fetch(`${address}/api/health`)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const began = Date.now();
  await traced();
  // Sending has an end; what else stops takes a moment too.
  expect(Date.now() - began).toBeLessThan(10_000);
  silent.closeAllConnections();
  silent.close();
});

it('begin anew where a caller sends what is no trace', { timeout: 120_000 }, async () => {
  const address = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  for (const traceparent of ['/courses', '00-0-0-01', `00-${'0'.repeat(32)}-${spanId}-01`, 'x'.repeat(5_000)])
    expect((await fetch(`${address}/api/health`, { headers: { traceparent } })).ok).toBe(true);
  const spans = (await traced()).filter(({ name }) => name === 'GET /api/health');
  expect(spans).toHaveLength(4);
  for (const span of spans) {
    expect(span.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(span.parentSpanId ?? '').toBe('');
  }
});
