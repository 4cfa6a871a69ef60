import { endpoints } from '@lectern/sdk/api';
import { expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { CONCURRENT_CALLERS } from '../../testing/concurrentCallers.ts';
import { withServer } from '../../testing/withServer.ts';

/** Each fourth is declined. */
const PAYMENTS = Math.min(CONCURRENT_CALLERS, 40);

const server = withServer();

it('numbers of payments at once leave no gap, also where others are declined', async () => {
  const creatorId = await server.make.user({ role: 'instructor' });
  const courseId = await server.make.course({ creatorId, pricePaise: 100_000 });
  const buy = async (nonce: string) => {
    const token = await server.tokenOf(await server.make.user());
    const draft = { courseIds: [courseId], amount: 1100, currency: 'INR' as const, idempotencyKey: newId() };
    const { body } = await server.call(endpoints.orders.create, { ...draft, paymentMethodNonce: nonce }, token);
    return body?.order?.receipt?.number;
  };
  const bought = await Promise.all(
    Array.from({ length: PAYMENTS }, (_, place) =>
      buy(place % 4 === 0 ? 'fake-processor-declined-visa-nonce' : 'fake-valid-nonce'),
    ),
  );
  const places = bought.filter((number) => number !== undefined).map((number) => Number(number.split('-')[2]));
  expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: (PAYMENTS * 3) / 4 }, (_, place) => place + 1));
});
