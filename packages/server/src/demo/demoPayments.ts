import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { demoCharges, demoRefunds } from '../db/schema.ts';
import type { BegunPayment, Payment, PaymentProvider } from '../payments/provider.ts';
import { testCards } from '../payments/testCards.ts';
import { loseResponse } from './lostResponse.ts';

/**
 * Moves no money: a charge is a row of a table.
 *
 * @param slowChargeMs how long the slow card takes: longer than a client waits
 * @param wait replaces the timer in tests; it does not keep the process alive
 */
export function createDemoPayments(
  db: Db,
  slowChargeMs = 12_000,
  wait: (milliseconds: number) => Promise<unknown> = (milliseconds) => delay(milliseconds, undefined, { ref: false }),
): PaymentProvider {
  const pending = new Map<string, ReturnType<typeof charge>>();

  async function record(orderId: string, amountPaise: number, status: 'charged' | 'declined' | 'cancelled') {
    await db.insert(demoCharges).values({ orderId, amountPaise, status }).onConflictDoNothing();
    return (await find(orderId)) ?? status;
  }
  async function find(orderId: string) {
    const [row] = await db.select().from(demoCharges).where(eq(demoCharges.orderId, orderId));
    return row?.status;
  }
  async function charge({ orderId, amountPaise }: Payment, nonce = ''): Promise<BegunPayment> {
    const outcome = Object.hasOwn(testCards, nonce) ? testCards[nonce] : undefined;
    if (!outcome) return { kind: 'invalid_nonce' };
    if (outcome.isSlow && !(await find(orderId))) await wait(slowChargeMs);
    if ((await record(orderId, amountPaise, outcome.status)) !== 'charged') return { kind: 'declined' };
    if (outcome.isResponseLost) loseResponse();
    return { kind: 'charged' };
  }

  return {
    options: { provider: 'demo' },
    // A second call for the same order joins the first one, so that a retry does not wait as long again.
    begin(payment, nonce) {
      const { orderId } = payment;
      const running = pending.get(orderId);
      if (running) return running;
      const call = charge(payment, nonce).finally(() => pending.delete(orderId));
      pending.set(orderId, call);
      return call;
    },
    async refund({ key: refundId, payment: { orderId }, amountPaise }) {
      await db.insert(demoRefunds).values({ refundId, orderId, amountPaise }).onConflictDoNothing();
      return { kind: 'refunded', providerId: null };
    },
    find: async ({ orderId }) => ({ kind: (await find(orderId)) ?? 'none' }),
    cancel: async ({ orderId }) => ({
      kind: (await record(orderId, 0, 'cancelled')) === 'charged' ? 'charged' : 'cancelled',
    }),
  };
}
