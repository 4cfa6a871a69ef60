import { describe, expect, it } from 'vitest';
import { createStopwatch, timed, withStopwatch } from '../timed.ts';
import { batched } from './batched.ts';

describe('batched', () => {
  it('makes one call for what is asked for in the same turn, and a hundred keys at most', async () => {
    const calls: number[][] = [];
    const double = batched(async (keys: readonly number[]) => {
      calls.push([...keys]);
      return keys.map((key) => key * 2);
    });
    expect(await Promise.all([double(1), double(2), double(2)])).toEqual([2, 4, 4]);
    expect(calls).toEqual([[1, 2, 2]]);
    await Promise.all(Array.from({ length: 250 }, (_, key) => double(key)));
    expect(calls.slice(1).map(({ length }) => length)).toEqual([100, 100, 50]);
  });

  it('fails for the key that is at fault, and for no other', async () => {
    const half = batched(async (keys: readonly number[]) => {
      if (keys.some((key) => key % 2 === 1)) throw new Error('odd');
      return keys.map((key) => key / 2);
    });
    const results = await Promise.allSettled([half(2), half(3), half(4)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('fails for all at once where the database is unavailable', async () => {
    let calls = 0;
    const load = batched(async (_: readonly number[]): Promise<number[]> => {
      calls += 1;
      throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    });
    const results = await Promise.allSettled([load(1), load(2), load(3)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls).toBe(1);
  });

  it('does not add the time of later calls to the request that began', async () => {
    let now = 0;
    const stopwatch = createStopwatch(() => now);
    let later: Promise<number> | undefined;
    const load = batched(async (keys: readonly number[]) => {
      later ??= load(100);
      await timed('db', async () => {
        now += keys[0] ?? 0;
      });
      return keys;
    });
    await withStopwatch(stopwatch, () => load(5));
    expect(await later).toBe(100);
    expect([now, stopwatch.read('db')]).toEqual([105, 5]);
  });
});
