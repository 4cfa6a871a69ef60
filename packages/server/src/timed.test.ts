import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createStopwatch, timed, untimed, withStopwatch } from './timed.ts';

it('counts spans that overlap once', () => {
  let now = 0;
  const stopwatch = createStopwatch(() => now);
  const stopFirst = stopwatch.start('db');
  now = 10;
  const stopSecond = stopwatch.start('db');
  now = 15;
  stopFirst();
  now = 20;
  expect(stopwatch.read('db')).toBe(20);
  stopSecond();
  now = 50;
  expect([stopwatch.read('db'), stopwatch.read('render')]).toEqual([20, 0]);
  const stopThird = stopwatch.start('db');
  now = 51;
  stopThird();
  expect(stopwatch.read('db')).toBe(21);
});

it('times work until it returns, throws, resolves or rejects', async () => {
  let now = 0;
  const stopwatch = createStopwatch(() => now);
  const wait = async () => {
    await nextTurn();
    now += 100;
  };
  await withStopwatch(stopwatch, async () => {
    expect(timed('render', () => ++now)).toBe(1);
    expect(() =>
      timed('render', () => {
        now += 10;
        throw new Error('failed');
      }),
    ).toThrow('failed');
    await timed('render', wait);
    await expect(timed('render', () => wait().then(() => Promise.reject(new Error('late'))))).rejects.toThrow('late');
    now += 1_000;
  });
  expect(stopwatch.read('render')).toBe(211);
});

it('times nothing outside of a request, or what serves several', () => {
  let now = 0;
  const stopwatch = createStopwatch(() => now);
  const work = () => timed('db', () => ++now);
  expect(work()).toBe(1);
  expect(withStopwatch(stopwatch, () => untimed(work))).toBe(2);
  expect(stopwatch.read('db')).toBe(0);
});
