import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import { openEmbedded } from '../db/openEmbedded.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { seededRandom } from '../demo/seed/seededRandom.ts';
import { runServer, type ServerProcess } from './runServer.ts';
import { type StripeStandIn, startStripeStandIn } from './stripeStandIn.ts';
import { createDatabase } from './testDatabase.ts';

export interface Answer<Body> {
  status: number;
  body: Body;
}

export interface InterruptedServer {
  stripe: StripeStandIn;
  /** Calls the API: the answer, or undefined where none has come. A body makes it a POST. */
  call<Body>(path: string, body?: unknown, token?: string, method?: string): Promise<Answer<Body> | undefined>;
  /** Sends an event of the payment provider: the answer, or undefined where none has come. */
  report(type: string, object: unknown): Promise<Response | undefined>;
  /** Kills the server after some milliseconds. */
  killIn(milliseconds: number): Promise<void>;
  /** Kills the server before or after the payment provider answers the next such call. */
  killAt(call: string, when: 'before' | 'after', milliseconds: number): void;
  /** Kills what is left of the server and starts it again, on the same data. The faults that were left are gone. */
  restart(): Promise<void>;
  /** Ends the server in order, works on its database, and starts it again. */
  restartAfter<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
}

/** A server with the seed that is killed and started again, on the embedded database or on that of TEST_DATABASE_URL. */
export async function startInterruptedServer(
  cleanups: (() => Promise<unknown>)[],
  environment: Record<string, string> = {},
): Promise<InterruptedServer> {
  const stripe = await startStripeStandIn();
  cleanups.push(stripe.close);
  const folder = await mkdtemp(join(tmpdir(), 'lectern-kills-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const adminUrl = process.env.TEST_DATABASE_URL;
  const database = adminUrl ? await createDatabase(adminUrl) : undefined;
  if (database) cleanups.push(database.drop);
  const dataDir = join(folder, 'data');
  let server: ServerProcess;
  const start = async () => {
    server = await runServer({
      DATA_DIR: dataDir,
      ...stripe.environment,
      ...(database ? { DATABASE_URL: database.url, TOKEN_SECRET: 'x'.repeat(48), DEMO: '1' } : {}),
      ...environment,
    });
  };
  await start();
  cleanups.push(() => server.end('SIGKILL'));

  const killIn = async (milliseconds: number) => {
    await delay(milliseconds);
    server.child.kill('SIGKILL');
  };
  async function end(signal: NodeJS.Signals) {
    await server.end(signal);
    stripe.onCall = undefined;
    stripe.faults.length = 0;
  }
  async function restartAfter<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    await end('SIGTERM');
    const { db, close } = database
      ? openPostgres(database.url, () => {})
      : await openEmbedded(join(dataDir, 'database'));
    const result = await work(db).finally(close);
    await start();
    return result;
  }

  return {
    stripe,
    async call<Body>(path: string, body?: unknown, token?: string, method = body === undefined ? 'GET' : 'POST') {
      try {
        const answer = await fetch(`${server.address}/api${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        return { status: answer.status, body: (await answer.json()) as Body };
      } catch {
        return undefined;
      }
    },
    report(type, object) {
      const { body, signature } = stripe.event(type, object);
      return fetch(`${server.address}/api/payment/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      }).catch(() => undefined);
    },
    killIn,
    killAt(path, when, milliseconds) {
      stripe.onCall = (called, at) => (called === path && at === when ? killIn(milliseconds) : undefined);
    },
    async restart() {
      await end('SIGKILL');
      await start();
    },
    restartAfter,
  };
}

/** A sequence of chances that is the same in every run. */
export function createChances(name: string) {
  let drawn = 0;
  const random = () => seededRandom(`${name} ${drawn++}`);
  return {
    random,
    pick: <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item,
  };
}
