import { describe, expect, it, vi } from 'vitest';
import { createGate, createTurns } from './turns.ts';

/** Work that lasts until it is told to end. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: vi.fn(() => ended), end };
}
const most = { first: 2, second: 2 };
const refuse = () => new Error('too many');

describe('createTurns', () => {
  it('runs a few at a time, the first line before the second', async () => {
    const inTurn = createTurns({ atOnce: 1, most, patience: 60_000, refuse });
    const order: string[] = [];
    const now = work();
    const all = [
      inTurn('second', now.run),
      inTurn('second', async () => order.push('second 1')),
      inTurn('second', async () => order.push('second 2')),
      inTurn('first', async () => order.push('first 1')),
      inTurn('first', async () => order.push('first 2')),
    ];
    expect(now.run).toHaveBeenCalledOnce();
    expect(order).toEqual([]);
    now.end();
    await Promise.all(all);
    expect(order).toEqual(['first 1', 'first 2', 'second 1', 'second 2']);
  });

  it('refuses at once whoever finds a full line', async () => {
    const inTurn = createTurns({ atOnce: 1, most, patience: 60_000, refuse });
    const now = work();
    const accepted = [inTurn('first', now.run), inTurn('second', now.run), inTurn('second', now.run)];
    await expect(inTurn('second', now.run)).rejects.toThrow('too many');
    accepted.push(inTurn('first', now.run));
    now.end();
    await Promise.all(accepted);
    expect(now.run).toHaveBeenCalledTimes(4);
  });

  it('refuses whoever has waited too long, and goes on after work that fails', async () => {
    vi.useFakeTimers();
    const inTurn = createTurns({ atOnce: 1, most, patience: 5_000, refuse });
    const now = work();
    const first = inTurn('first', () => now.run().then(() => Promise.reject(new Error('wrong'))));
    const late = inTurn('second', async () => 'never');
    const refused = expect(late).rejects.toThrow('too many');
    await vi.advanceTimersByTimeAsync(5_000);
    await refused;
    vi.useRealTimers();
    const next = inTurn('second', async () => 'done');
    now.end();
    await expect(first).rejects.toThrow('wrong');
    await expect(next).resolves.toBe('done');
    await expect(inTurn('first', async () => 'free again')).resolves.toBe('free again');
  });
});

describe('createGate', () => {
  it('refuses at once whoever is too many, and lets others in after each that is done, well or not', async () => {
    const gate = createGate(2, refuse);
    const now = work();
    const inside = [gate(now.run), gate(() => now.run().then(() => Promise.reject(new Error('wrong'))))];
    await expect(gate(async () => 'third')).rejects.toThrow('too many');
    now.end();
    await expect(inside[1]).rejects.toThrow('wrong');
    await inside[0];
    await expect(Promise.all([gate(async () => 1), gate(async () => 2)])).resolves.toEqual([1, 2]);
  });
});
