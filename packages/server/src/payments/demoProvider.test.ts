import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { newId } from '../db/newId.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createDemoProvider } from './demoProvider.ts';
import type { PaymentProvider } from './provider.ts';

let database: Database;
let provider: PaymentProvider;
/** Milliseconds that the provider asked to wait; it waits until `end` is called. */
const waits: number[] = [];
let end = () => {};
beforeAll(async () => {
  database = await openTestDatabase();
  provider = createDemoProvider(database.db, 50, (milliseconds) => {
    waits.push(milliseconds);
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
});
afterAll(() => database.close());

const charge = (orderId: string, nonce: string) => provider.charge({ orderId, amountPaise: 100, nonce });

describe('the demo payment provider', () => {
  it('does what the nonce says', async () => {
    expect((await charge(newId(), 'fake-valid-nonce')).status).toBe('charged');
    expect((await charge(newId(), 'fake-declined-nonce')).status).toBe('declined');
    expect(await charge(newId(), 'fake-lost-nonce')).toEqual({ status: 'charged', isAnswerLost: true });
    expect((await charge(newId(), 'toString')).status).toBe('invalid_nonce');
  });

  it('answers the same for the same order', async () => {
    const id = newId();
    await charge(id, 'fake-declined-nonce');
    expect((await charge(id, 'fake-valid-nonce')).status).toBe('declined');
    expect(await provider.find(id)).toBe('declined');
    expect(await provider.find(newId())).toBe('none');
  });

  it('takes its time with a slow card, once: a second call joins the first, a third is told at once', async () => {
    let isOver = false;
    const id = newId();
    const both = Promise.all([charge(id, 'fake-slow-nonce'), charge(id, 'fake-slow-nonce')]).finally(() => {
      isOver = true;
    });
    await vi.waitFor(() => expect(waits).toEqual([50]));
    expect([isOver, await provider.find(id)]).toEqual([false, 'none']);
    end();
    expect((await both).map(({ status }) => status)).toEqual(['charged', 'charged']);
    expect((await charge(id, 'fake-slow-nonce')).status).toBe('charged');
    expect(waits).toEqual([50]);
  });

  it('never charges what was cancelled, and never cancels what was charged', async () => {
    const [cancelled, charged] = [newId(), newId()];
    expect(await provider.cancel(cancelled)).toBe('cancelled');
    expect((await charge(cancelled, 'fake-valid-nonce')).status).toBe('declined');
    await charge(charged, 'fake-valid-nonce');
    expect(await provider.cancel(charged)).toBe('charged');
  });
});
