import { endpoints } from '@lectern/sdk/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();

describe('forty orders of one buyer at once', () => {
  it('leave database connections free for others, and are refused with the reason', async () => {
    const userId = await server.make.user();
    const token = await server.tokenOf(userId);
    const courseId = await server.make.course({ pricePaise: 100_000 });
    const buy = () =>
      server.call(
        endpoints.orders.create,
        {
          courseIds: [courseId],
          amount: 1100,
          currency: 'INR',
          paymentMethodNonce: 'fake-valid-nonce',
          idempotencyKey: newId(),
        },
        token,
      );
    // The first search of a process takes longest; who waits for the lock meanwhile would have to give up.
    await server.call(endpoints.courses.search, { q: 'word' });
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isLocked: () => void = () => {};
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    // Holds the lock, as on a slow disk.
    const slow = server.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from users where id = ${userId} for update`);
      isLocked();
      await held;
    });
    await locked;
    const orders = Array.from({ length: 40 }, buy);
    // None of these is cached, and without a free connection they would be refused.
    for (let page = 1; page <= 3; page++) {
      expect((await server.call(endpoints.courses.search, { q: `word${page}` })).status).toBe(200);
    }
    release();
    await slow;
    const answers = await Promise.all(orders);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // The one or the other, depending on whether the payment was still under way.
    const reasons = ['already_owned', 'order_in_progress'];
    const others = answers.filter(({ status, problem }) => status !== 200 && !reasons.includes(problem.code));
    expect(others.map(({ status, problem }) => `${status} ${problem.code}`)).toEqual([]);
  });
});
