import { afterEach, expect, it } from 'vitest';
import { isQuick } from '../testing/deepIt.ts';
import { COURSES_PER_BUYER, createChances, startInterruptedServer } from '../testing/interruptedServer.ts';
import type { Fault } from '../testing/stripeStandIn.ts';

/** How often something goes wrong in the middle of a purchase; more often in `npm run test:deep`. */
const ROUNDS = process.env.LECTERN_DEEP === '1' ? 200 : isQuick ? 3 : 5;

const moments = [
  'before the intent is made',
  'after the intent is made',
  'before the provider is asked',
  'after the provider is asked',
  'while a report is handled',
] as const;
const faults: readonly Fault[] = ['refused', 'cut', 'dropped', 'slow', 'broken'];

interface Order {
  _id: string;
  status: string;
  total: number;
  items: { courseId: string }[];
}

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanups.splice(0).reverse()) await step();
});

it(`the ledgers agree to the paisa after ${ROUNDS} kills and faults`, {
  timeout: 60_000 + ROUNDS * 15_000,
}, async () => {
  const { random, pick } = createChances('kills');
  const { stripe, courses, call, report, killIn, killAt, restart } = await startInterruptedServer(cleanups);
  const buyers: string[] = [];
  const happened: string[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    if (round % COURSES_PER_BUYER === 0) {
      const person = { email: `kill-${round}@example.org`, password: 'paper-lantern-7' };
      const name = { firstName: 'Mira', lastName: 'Rao', role: 'learner' };
      buyers.push((await call<{ token: string }>('/auth/signup', { ...person, ...name }))?.body.token ?? '');
    }
    const token = buyers.at(-1);
    const course = courses[round % COURSES_PER_BUYER];
    if (!course || !token) throw new Error('There is nobody who buys, or nothing to buy.');
    const amount = Math.round(course.pricePaise * 1.1) / 100;
    const draft = { courseIds: [course.id], amount, currency: 'INR', idempotencyKey: `round-${round}-key` };
    const buy = () => call<{ order: Order; confirmation?: { clientSecret: string } }>('/order', draft, token);
    const settle = (id: string) => call<{ order: Order }>(`/order/${id}/settle`, {}, token);
    const moment = moments[round % moments.length];
    const pause = random() * 20;
    // A fault of the provider in a third of the rounds, in place of or before the kill.
    if (random() < 0.33) stripe.faults.push(pick(faults), pick(faults));
    happened.push(`${moment}, ${Math.round(pause)} ms, ${stripe.faults.join(' ')}`);

    if (moment === 'before the intent is made') killAt('POST /v1/payment_intents', 'before', pause);
    if (moment === 'after the intent is made') killAt('POST /v1/payment_intents', 'after', pause);
    let answer = await buy();
    if (answer?.status !== 200) {
      await restart();
      answer = await buy();
    }
    const { order, confirmation } = answer?.body ?? {};
    if (!order || !confirmation) throw new Error(`Round ${round} (${happened.at(-1)}): ${JSON.stringify(answer)}`);
    // The buyer pays, whatever the server is doing; one in eight changes their mind.
    const isPaid = random() > 0.125;
    if (isPaid) stripe.confirm(confirmation.clientSecret);
    const intentId = confirmation.clientSecret.split('_secret_')[0] ?? '';
    if (moment === 'before the provider is asked') killAt('GET /v1/payment_intents/pi_…', 'before', pause);
    if (moment === 'after the provider is asked') killAt('GET /v1/payment_intents/pi_…', 'after', pause);
    // Both ways to learn of it, at once.
    const asking = [
      settle(order._id),
      ...(isPaid ? [report('payment_intent.succeeded', stripe.intents.get(intentId))] : []),
    ];
    if (moment === 'while a report is handled') await killIn(pause);
    await Promise.all(asking);
    await restart();
    // Half of the buyers never come back: the start alone settles their orders.
    if (random() < 0.5) await settle(order._id);
  }

  const ordersOf = async () =>
    (
      await Promise.all(
        buyers.map(async (token) => (await call<{ orders: Order[] }>('/order', undefined, token))?.body.orders),
      )
    ).flatMap((orders) => orders ?? []);
  const ours = async () => {
    const paid = (await ordersOf()).filter(({ status }) => status === 'paid');
    return Object.fromEntries(paid.map(({ _id, total }) => [_id, Math.round(total * 100)]));
  };
  // The start goes on settling after it listens.
  await expect.poll(ours, { timeout: 30_000, message: happened.join('\n') }).toEqual(stripe.ledger());
  const orders = await ordersOf();
  expect(orders, happened.join('\n')).toHaveLength(ROUNDS);
  const enrolled = await Promise.all(
    buyers.map(
      async (token) =>
        (await call<{ courses: unknown[] }>('/enrollment/purchased-courses', undefined, token))?.body.courses,
    ),
  );
  expect(enrolled.flatMap((list) => list ?? []).length).toBe(Object.keys(stripe.ledger()).length);
});
