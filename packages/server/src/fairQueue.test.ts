import { describe, expect, it } from 'vitest';
import { type Caller, CallerGone, withCaller } from './caller.ts';
import { createFairQueue } from './fairQueue.ts';

const callerAt = (address: string): Caller & { leave(): void } => {
  let isGone = false;
  return {
    address,
    isGone: () => isGone,
    onGone: () => () => {},
    leave() {
      isGone = true;
    },
  };
};

/** A queue whose work ends when it is told to; `started` has the names of what has begun. */
function createQueue(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const run = createFairQueue({
    name: 'test',
    concurrency: 2,
    capacity: 4,
    timeoutMs: 10_000,
    expired: () => new Error('expired'),
    refused: () => new Error('refused'),
    ...options,
  });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, caller?: Caller) =>
    withCaller(caller, () =>
      run(
        () =>
          new Promise<string>((resolve) => {
            started.push(name);
            ends.set(name, () => resolve(name));
          }),
      ),
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { add, end, started };
}

describe('the fair queue', () => {
  it('lets an address alone use every place', async () => {
    const { add, end, started } = createQueue();
    const stranger = callerAt('a');
    const all = Promise.all(['a1', 'a2', 'a3'].map((name) => add(name, stranger)));
    expect(started).toEqual(['a1', 'a2']);
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'a3']);
    await end('a1');
    await end('a3');
    expect(await all).toEqual(['a1', 'a2', 'a3']);
  });

  it('lets addresses take turns, and the server its own', async () => {
    const { add, end, started } = createQueue({ concurrency: 1, capacity: 10 });
    const [one, other] = [callerAt('a'), callerAt('b')];
    for (const name of ['a1', 'a2', 'a3']) void add(name, one);
    for (const name of ['b1', 'b2']) void add(name, other);
    void add('own');
    for (const name of ['a1', 'a2', 'b1', 'own', 'a3', 'b2']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'b1', 'own', 'a3', 'b2']);
  });

  it('gives an address a quarter of the places while others are active', async () => {
    const { add, end, started } = createQueue({ concurrency: 8, capacity: 20 });
    void add('b1', callerAt('b'));
    const stranger = callerAt('a');
    for (const name of ['a1', 'a2', 'a3']) void add(name, stranger);
    void add('b2', callerAt('b'));
    expect(started).toEqual(['b1', 'a1', 'a2', 'b2']);
    await end('a1');
    expect(started).toEqual(['b1', 'a1', 'a2', 'b2', 'a3']);
  });

  it('drops work whose caller has gone, before it begins', async () => {
    const { add, end, started } = createQueue({ concurrency: 1 });
    const stranger = callerAt('a');
    const first = add('a1', stranger);
    const dropped = expect(add('a2', stranger)).rejects.toThrow(CallerGone);
    const last = add('b1', callerAt('b'));
    stranger.leave();
    await end('a1');
    await dropped;
    await expect(add('a3', stranger)).rejects.toThrow(CallerGone);
    await end('b1');
    expect(await Promise.all([first, last])).toEqual(['a1', 'b1']);
    expect(started).toEqual(['a1', 'b1']);
  });

  it('refuses the newest work of the address that has the most waiting when it is full', async () => {
    const { add, end } = createQueue({ concurrency: 1 });
    const stranger = callerAt('a');
    const all = Promise.allSettled([
      ...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => add(name, stranger)),
      add('b1', callerAt('b')),
    ]);
    for (const name of ['a1', 'a2', 'b1', 'a3', 'a4']) await end(name);
    expect((await all).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('refuses what waits too long, and goes on', async () => {
    const { add, end, started } = createQueue({ concurrency: 1, timeoutMs: 20 });
    const first = add('a1', callerAt('a'));
    await expect(add('a2', callerAt('a'))).rejects.toThrow('expired');
    await end('a1');
    await first;
    void add('a3', callerAt('a'));
    expect(started).toEqual(['a1', 'a3']);
  });

  it('goes on after work that fails', async () => {
    const run = createFairQueue({
      name: 'test',
      concurrency: 1,
      capacity: 1,
      timeoutMs: 1_000,
      expired: () => new Error('expired'),
      refused: () => new Error('refused'),
    });
    const failed = run(async () => {
      throw new Error('failed');
    });
    const next = run(async () => 'next');
    await expect(failed).rejects.toThrow('failed');
    expect(await next).toBe('next');
  });
});
