import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import { openEmbedded } from '../db/openEmbedded.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { seededRandom } from '../demo/seed/seededRandom.ts';
import { hashPassword } from '../resources/auth/passwords.ts';
import { fixtures } from './fixtures.ts';
import { runServer, type ServerProcess } from './runServer.ts';
import { type StripeStandIn, startStripeStandIn } from './stripeStandIn.ts';
import { createMigratedDatabase, placeDatabase } from './testDatabase.ts';

/** A buyer buys so many courses, so that few accounts are needed. */
export const COURSES_PER_BUYER = 20;
export const ADMIN = { email: 'admin@lectern.example', password: 'lectern-demo' };

export interface Answer<Body> {
  status: number;
  body: Body;
}

export interface InterruptedServer {
  stripe: StripeStandIn;
  courses: Awaited<ReturnType<typeof fill>>;
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

/** An admin, and courses of one lecture with prices that don't divide evenly. */
async function fill(db: Db) {
  const make = fixtures({ db });
  await make.user({ role: 'admin', email: ADMIN.email, passwordHash: await hashPassword(ADMIN.password) });
  const creatorId = await make.user({ role: 'instructor' });
  const courses: { id: string; lectureId: string; pricePaise: number }[] = [];
  while (courses.length < COURSES_PER_BUYER) {
    const pricePaise = 100_03 + 7_77 * courses.length;
    const id = await make.course({ creatorId, pricePaise });
    courses.push({ id, lectureId: await make.lecture(id, await make.section(id)), pricePaise });
  }
  return courses;
}

/** A server that is killed and started again, on the embedded database or on that of TEST_DATABASE_URL. */
export async function startInterruptedServer(
  cleanups: (() => Promise<unknown>)[],
  environment: Record<string, string> = {},
): Promise<InterruptedServer> {
  const stripe = await startStripeStandIn();
  cleanups.push(stripe.close);
  const folder = await mkdtemp(join(tmpdir(), 'lectern-kills-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const adminUrl = process.env.TEST_DATABASE_URL;
  const database = adminUrl ? await createMigratedDatabase(adminUrl) : undefined;
  const dataDir = join(folder, 'data');
  if (database) cleanups.push(database.drop);
  else await placeDatabase(dataDir);
  const withDatabase = async <Result>(work: (db: Db) => Promise<Result>) => {
    const { db, close } = database
      ? openPostgres(database.url, () => {})
      : await openEmbedded(join(dataDir, 'database'));
    return work(db).finally(close);
  };
  const courses = await withDatabase(fill);
  let server: ServerProcess;
  const start = async () => {
    server = await runServer({
      DATA_DIR: dataDir,
      DEMO: '0',
      ...stripe.environment,
      ...(database ? { DATABASE_URL: database.url, TOKEN_SECRET: 'x'.repeat(48) } : {}),
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
    const result = await withDatabase(work);
    await start();
    return result;
  }

  return {
    stripe,
    courses,
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
