import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { ClientHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificates } from './testing/certificates.ts';
import type { Flood, FloodData } from './testing/flood.ts';
import { ask, openHttp2 } from './testing/http2Client.ts';
import { runServer, type ServerProcess } from './testing/runServer.ts';
import { createDatabase } from './testing/testDatabase.ts';

/** Searches of a visitor, each for another word, so that none is cached. */
const SEARCHES = process.env.LECTERN_DEEP === '1' ? 60 : 25;

let dataDir: string;
let database: { url: string; drop: () => Promise<void> } | undefined;
let server: ServerProcess;
let session: ClientHttp2Session;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-fairness-'));
  const adminUrl = process.env.TEST_DATABASE_URL;
  database = adminUrl ? await createDatabase(adminUrl) : undefined;
  server = await runServer({
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    TLS_KEY: certificates.first.keyFile,
    TLS_CERT: certificates.first.certFile,
    ...(database ? { DATABASE_URL: database.url, TOKEN_SECRET: 'x'.repeat(48), DEMO: '1' } : {}),
  });
  session = openHttp2(server.address.replace('127.0.0.1', 'localhost'));
}, 120_000);
afterAll(async () => {
  session?.destroy();
  await server?.end('SIGKILL');
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

let searches = 0;
/** How long one search of a visitor takes, in milliseconds. */
async function search(): Promise<number> {
  const startedAt = performance.now();
  const path = `/api/search/courses?q=unheard${searches++}`;
  const { status } = await ask(session, { ':path': path, 'x-forwarded-for': '198.51.100.1' });
  expect(status).toBe(200);
  return performance.now() - startedAt;
}

async function searchOften() {
  const times: number[] = [];
  while (times.length < SEARCHES) times.push(await search());
  times.sort((one, other) => one - other);
  return {
    median: times[Math.floor(SEARCHES / 2)] ?? 0,
    mean: times.reduce((sum, time) => sum + time, 0) / SEARCHES,
  };
}

async function flood(kind: Flood): Promise<Worker> {
  const workerData: FloodData = { address: server.address, kind };
  const worker = new Worker(new URL('./testing/flood.ts', import.meta.url), { workerData, execArgv: [] });
  await once(worker, 'message');
  return worker;
}

describe('one stranger does not make the others wait', { timeout: 120_000 }, () => {
  it.each<[Flood, 'median' | 'mean']>([
    ['long words', 'median'],
    ['unknown words', 'median'],
    // What comes in bursts holds up few searches, for a long time.
    ['resets', 'mean'],
    ['hang-ups', 'median'],
    ['closed windows', 'mean'],
  ])('%s', async (kind, measure) => {
    const before = await searchOften();
    const worker = await flood(kind);
    const meanwhile = await searchOften();
    await worker.terminate();
    // What is left of the flood is done before this one is answered.
    await search();
    // This machine may have other work too.
    const after = await searchOften();
    expect(meanwhile[measure] / Math.max(before[measure], after[measure])).toBeLessThan(5);
  });
});
