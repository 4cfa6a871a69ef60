import { describe, expect, it, vi } from 'vitest';
import { createConcurrencyLimit, createPriorityQueue } from './concurrency.ts';

/** Work that lasts until `end` is called. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: vi.fn(() => ended), end };
}
const names = { high: 'test', low: 'test' };
const capacity = { high: 2, low: 2 };
const refuse = () => new Error('too many');

describe('createPriorityQueue', () => {
  it('runs a few at a time, high priority first', async () => {
    const enqueue = createPriorityQueue({ names, concurrency: 1, capacity, timeoutMs: 60_000, refuse });
    const order: string[] = [];
    const current = work();
    const all = [
      enqueue('low', current.run),
      enqueue('low', async () => order.push('low 1')),
      enqueue('low', async () => order.push('low 2')),
      enqueue('high', async () => order.push('high 1')),
      enqueue('high', async () => order.push('high 2')),
    ];
    expect(current.run).toHaveBeenCalledOnce();
    expect(order).toEqual([]);
    current.end();
    await Promise.all(all);
    expect(order).toEqual(['high 1', 'high 2', 'low 1', 'low 2']);
  });

  it('rejects at once when the queue is full', async () => {
    const enqueue = createPriorityQueue({ names, concurrency: 1, capacity, timeoutMs: 60_000, refuse });
    const current = work();
    const accepted = [enqueue('high', current.run), enqueue('low', current.run), enqueue('low', current.run)];
    await expect(enqueue('low', current.run)).rejects.toThrow('too many');
    accepted.push(enqueue('high', current.run));
    current.end();
    await Promise.all(accepted);
    expect(current.run).toHaveBeenCalledTimes(4);
  });

  it('rejects after the timeout, and continues after work that fails', async () => {
    vi.useFakeTimers();
    const enqueue = createPriorityQueue({ names, concurrency: 1, capacity, timeoutMs: 5_000, refuse });
    const current = work();
    const first = enqueue('high', () => current.run().then(() => Promise.reject(new Error('wrong'))));
    const late = enqueue('low', async () => 'never');
    const refused = expect(late).rejects.toThrow('too many');
    await vi.advanceTimersByTimeAsync(5_000);
    await refused;
    vi.useRealTimers();
    const next = enqueue('low', async () => 'done');
    current.end();
    await expect(first).rejects.toThrow('wrong');
    await expect(next).resolves.toBe('done');
    await expect(enqueue('high', async () => 'free again')).resolves.toBe('free again');
  });
});

describe('createConcurrencyLimit', () => {
  it('rejects work above the limit, and has room again after each that ends or fails', async () => {
    const limit = createConcurrencyLimit(2, refuse);
    const current = work();
    const inside = [limit(current.run), limit(() => current.run().then(() => Promise.reject(new Error('wrong'))))];
    await expect(limit(async () => 'third')).rejects.toThrow('too many');
    current.end();
    await expect(inside[1]).rejects.toThrow('wrong');
    await inside[0];
    await expect(Promise.all([limit(async () => 1), limit(async () => 2)])).resolves.toEqual([1, 2]);
  });
});
