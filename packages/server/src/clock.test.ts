import { endpoints } from '@lectern/sdk/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from './db/newId.ts';
import { reconcileAbandonedOrders } from './resources/orders/reconcile.ts';
import { withServer } from './testing/withServer.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const server = withServer();
afterEach(() => void vi.useRealTimers());

/** Moves the clock of this process and of the embedded database. */
const jump = (by: number) => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now + by);
};

describe('a change of the clock', () => {
  it.each([
    ['a day back', -DAY_MS],
    ['an hour back', -HOUR_MS],
    ['a week ahead', 7 * DAY_MS],
  ])('%s interrupts nobody', async (_, by) => {
    const userId = await server.make.user();
    const token = await server.tokenOf(userId);
    const { courseId, text } = await server.make.fullCourse({ pricePaise: 100_000 });
    const order = {
      courseIds: [courseId],
      amount: 1100,
      currency: 'INR' as const,
      paymentMethodNonce: 'fake-valid-nonce',
      idempotencyKey: newId(),
    };
    jump(by);
    expect((await server.call(endpoints.auth.me, {}, token)).status).toBe(200);
    expect((await server.call(endpoints.orders.create, order, token)).body.order.status).toBe('paid');
    vi.useRealTimers();
    // What was done before the change is still there, once.
    expect((await server.call(endpoints.orders.create, order, token)).body.order.status).toBe('paid');
    const progress = { lectureId: text, isCompleted: true, lastWatchedPosition: 0 };
    expect((await server.call(endpoints.enrollments.recordProgress, progress, token)).status).toBe(200);
    const fresh = await server.tokenOf(userId);
    expect((await server.call(endpoints.auth.me, {}, fresh)).status).toBe(200);
  });

  it('back makes nobody wait until the old time is reached', async () => {
    const email = 'clock@example.org';
    const signIn = () => server.call(endpoints.auth.signIn, { email, password: 'not the password' });
    for (let attempt = 0; attempt < 12; attempt++) await signIn();
    expect((await signIn()).problem.code).toBe('too_many_attempts');

    const userId = await server.make.user();
    const token = await server.tokenOf(userId);
    const courseId = await server.make.course({ pricePaise: 100_000 });
    const buy = (idempotencyKey: string) =>
      server.call(
        endpoints.orders.create,
        {
          courseIds: [courseId],
          amount: 1100,
          currency: 'INR',
          paymentMethodNonce: 'fake-valid-nonce',
          idempotencyKey,
        },
        token,
      );
    const ask = vi.spyOn(server.services.payments, 'begin');
    ask.mockImplementationOnce(() => new Promise(() => {}));
    // Stopped in the middle of a charge.
    void buy('left-behind-key');
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
    ask.mockRestore();

    jump(-DAY_MS);
    expect((await signIn()).status).toBe(401);
    await reconcileAbandonedOrders(server.services);
    expect((await buy('another-key')).body.order.status).toBe('paid');
  });

  it('ahead expires the URLs of videos, and new ones work', async () => {
    const { files } = server.services;
    const link = (request: unknown) => new URL(files.linksFor(request as never).signed('a'.repeat(24)));
    const request = { host: 'learn.example', protocol: 'https' };
    const isValid = ({ searchParams }: URL) =>
      files.isValid('a'.repeat(24), searchParams.get('expires'), searchParams.get('signature'));
    const before = link(request);
    jump(-DAY_MS);
    expect(isValid(before)).toBe(true);
    vi.useRealTimers();
    jump(7 * HOUR_MS);
    expect(isValid(before)).toBe(false);
    expect(isValid(link(request))).toBe(true);
  });
});
