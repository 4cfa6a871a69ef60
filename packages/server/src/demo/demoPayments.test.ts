import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { newId } from '../db/newId.ts';
import type { Payment, PaymentProvider } from '../payments/provider.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createDemoPayments } from './demoPayments.ts';

let database: Database;
let provider: PaymentProvider;
/** The delays that the provider asked for; each lasts until `end` is called. */
const waits: number[] = [];
let end = () => {};
beforeAll(async () => {
  database = await openTestDatabase();
  provider = createDemoPayments(database.db, 50, (milliseconds) => {
    waits.push(milliseconds);
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
});
afterAll(() => database.close());

const of = (orderId: string): Payment => ({ orderId, amountPaise: 100, currency: 'INR', paymentId: null });
const charge = async (orderId: string, nonce: string) => (await provider.begin(of(orderId), nonce)).kind;
const find = async (orderId: string) => (await provider.find(of(orderId))).kind;
const cancel = async (orderId: string) => (await provider.cancel(of(orderId))).kind;

describe('the demo payment provider', () => {
  it('charges or declines by the nonce', async () => {
    expect(await charge(newId(), 'fake-valid-nonce')).toBe('charged');
    expect(await charge(newId(), 'fake-declined-nonce')).toBe('declined');
    expect(await charge(newId(), 'fake-lost-nonce')).toBe('charged');
    expect(await charge(newId(), 'toString')).toBe('invalid_nonce');
  });

  it('gives the same order the same outcome', async () => {
    const id = newId();
    await charge(id, 'fake-declined-nonce');
    expect(await charge(id, 'fake-valid-nonce')).toBe('declined');
    expect(await find(id)).toBe('declined');
    expect(await find(newId())).toBe('none');
  });

  it('charges a slow card once: a second call joins the first, a third is answered at once', async () => {
    let isOver = false;
    const id = newId();
    const both = Promise.all([charge(id, 'fake-slow-nonce'), charge(id, 'fake-slow-nonce')]).finally(() => {
      isOver = true;
    });
    await expect.poll(() => waits).toEqual([50]);
    expect([isOver, await find(id)]).toEqual([false, 'none']);
    end();
    expect(await both).toEqual(['charged', 'charged']);
    expect(await charge(id, 'fake-slow-nonce')).toBe('charged');
    expect(waits).toEqual([50]);
  });

  it('never charges what was cancelled, and never cancels what was charged', async () => {
    const [cancelled, charged] = [newId(), newId()];
    expect(await cancel(cancelled)).toBe('cancelled');
    expect(await charge(cancelled, 'fake-valid-nonce')).toBe('declined');
    await charge(charged, 'fake-valid-nonce');
    expect(await cancel(charged)).toBe('charged');
  });
});
