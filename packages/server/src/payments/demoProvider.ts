import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { demoCharges } from '../db/schema.ts';
import type { ChargeResult, PaymentProvider } from './provider.ts';

/** What each nonce of the demo's test cards does. */
const script: Record<string, { status: 'charged' | 'declined'; isSlow?: true; isAnswerLost?: true }> = {
  'fake-valid-nonce': { status: 'charged' },
  'fake-declined-nonce': { status: 'declined' },
  'fake-slow-nonce': { status: 'charged', isSlow: true },
  'fake-lost-nonce': { status: 'charged', isAnswerLost: true },
};

/**
 * Moves no money; its books are a table, written the moment it "charges".
 *
 * @param slowness milliseconds that the slow card takes: longer than a client waits
 * @param pass lets that time pass; the process may end meanwhile
 */
export function createDemoProvider(
  db: Db,
  slowness = 12_000,
  pass: (milliseconds: number) => Promise<unknown> = (milliseconds) => wait(milliseconds, undefined, { ref: false }),
): PaymentProvider {
  const running = new Map<string, Promise<ChargeResult>>();

  async function record(orderId: string, amountPaise: number, status: 'charged' | 'declined' | 'cancelled') {
    await db.insert(demoCharges).values({ orderId, amountPaise, status }).onConflictDoNothing();
    return (await find(orderId)) ?? status;
  }
  async function find(orderId: string) {
    const [row] = await db.select().from(demoCharges).where(eq(demoCharges.orderId, orderId));
    return row?.status;
  }
  async function charge(orderId: string, amountPaise: number, nonce: string): Promise<ChargeResult> {
    const act = Object.hasOwn(script, nonce) ? script[nonce] : undefined;
    if (!act) return { status: 'invalid_nonce' };
    if (act.isSlow && !(await find(orderId))) await pass(slowness);
    const status = (await record(orderId, amountPaise, act.status)) === 'charged' ? 'charged' : 'declined';
    return act.isAnswerLost ? { status, isAnswerLost: true } : { status };
  }

  return {
    isAvailable: true,
    // A second call for the same order joins the first one, so that a retry does not wait its time again.
    charge({ orderId, amountPaise, nonce }) {
      const known = running.get(orderId);
      if (known) return known.then(({ status }) => ({ status }));
      const call = charge(orderId, amountPaise, nonce).finally(() => running.delete(orderId));
      running.set(orderId, call);
      return call;
    },
    find: async (orderId) => (await find(orderId)) ?? 'none',
    cancel: async (orderId) => ((await record(orderId, 0, 'cancelled')) === 'charged' ? 'charged' : 'cancelled'),
  };
}
