import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import {
  certificates,
  discountCodes,
  discountUses,
  documents,
  earnings,
  enrollments,
  lectureProgress,
  mails,
  orderItems,
  orders,
  refunds,
} from '../db/schema.ts';
import { ADMIN, COURSES_PER_BUYER, createChances, startInterruptedServer } from '../testing/interruptedServer.ts';
import { refusal, startMailServer } from '../testing/mailServer.ts';
import type { Fault } from '../testing/stripeStandIn.ts';

const isDeep = process.env.LECTERN_DEEP === '1';
/** How often something goes wrong between a code and a refund; more often in `npm run test:deep`. */
const ROUNDS = isDeep ? 200 : 6;
const CODE = 'PROMISE';
/** The code is used up before the last round, and by some buyers before their last course. */
const MAX_USES = Math.ceil(ROUNDS * 0.6);
const MAX_PER_PERSON = 14;

const moments = [
  'while the order takes the code',
  'after the intent is made',
  'while the order is settled',
  'while the course is completed',
  'before the refund is made',
  'after the refund is made',
  'while an admin grants the refund',
  'while the refund is reported',
  'while the refund fails',
  'while a failed refund is granted again',
  'while a refund of the dashboard is reported',
  'while a mail is handed over',
] as const;
const faults: readonly Fault[] = ['refused', 'cut', 'dropped', 'slow', 'broken'];
const mailFaults = [() => refusal(451, 'Greylisted, try again later'), () => 'drop' as const];

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanups.splice(0).reverse()) await step();
});

interface Order {
  _id: string;
  status: string;
}
interface Refunded {
  item: { refund: { status: string } };
}

/** What the database has of everything that was promised. */
async function readEverything(db: Db) {
  return {
    orders: await db.select().from(orders),
    items: await db.select().from(orderItems),
    refunds: await db.select().from(refunds),
    codes: await db.select().from(discountCodes),
    uses: await db.select().from(discountUses),
    documents: await db.select().from(documents),
    earnings: await db.select().from(earnings),
    enrollments: await db.select().from(enrollments),
    completed: await db.select().from(lectureProgress).where(eq(lectureProgress.isCompleted, true)),
    certificates: await db.select().from(certificates),
    mails: await db.select().from(mails),
  };
}

/** Hours later: no claim of a killed server holds any longer, and every mail is due. */
async function passTime(db: Db) {
  await db.update(orders).set({ claimedUntil: sql`now()` });
  await db.update(refunds).set({ claimedUntil: sql`now()` });
  await db.update(mails).set({ dueAt: sql`now()` }).where(eq(mails.state, 'waiting'));
}

it(`codes, refunds, certificates and mails agree after ${ROUNDS} kills and faults`, {
  timeout: 90_000 + ROUNDS * 20_000,
}, async () => {
  const { random, pick } = createChances('promises');
  const smtp = await startMailServer();
  cleanups.push(smtp.close);
  const { stripe, courses, call, report, killIn, killAt, restart, restartAfter } = await startInterruptedServer(
    cleanups,
    {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Lectern <mail@lectern.example>',
      PUBLIC_URL: 'http://localhost:4000',
    },
  );
  const admin = (await call<{ token: string }>('/auth/signin', ADMIN))?.body.token;
  const draft = { code: CODE, kind: 'percent', value: 15, maxUses: MAX_USES, maxPerPerson: MAX_PER_PERSON };
  expect((await call('/instructor/discount-codes', draft, admin))?.status).toBe(200);
  const happened: string[] = [];
  /** How often an answer of the mail server may have been lost. */
  let interruptions = 0;
  const again = () => {
    interruptions++;
    return restart();
  };
  /** What somebody does until there is an answer: the server is started again where it was killed. */
  async function insist<Body>(...given: Parameters<typeof call>) {
    for (let tries = 0; tries < 4; tries++) {
      const answer = await call<Body>(...given);
      if (answer && answer.status < 500) return answer;
      await again();
    }
    throw new Error(`No answer of ${given[0]}: ${happened.at(-1)}`);
  }
  /** Acts, while or before the server is killed where it is this round's moment. */
  const during = async <Result>(isNow: boolean, pause: number, act: () => Promise<Result>) => {
    const killing = isNow ? killIn(pause) : undefined;
    const [result] = await Promise.all([act(), killing]);
    return result;
  };

  let token = '';
  for (let round = 0; round < ROUNDS; round++) {
    if (round % COURSES_PER_BUYER === 0) {
      const person = { email: `promise-${round}@example.org`, password: 'paper-lantern-7' };
      const name = { firstName: 'Mira', lastName: 'Rao', role: 'learner' };
      token = (await call<{ token: string }>('/auth/signup', { ...person, ...name }))?.body.token ?? '';
    }
    const course = courses[round % COURSES_PER_BUYER];
    if (!course) throw new Error('There is nothing to buy.');
    const moment = moments[(round * (isDeep ? 1 : 2)) % moments.length] ?? moments[0];
    const pause = random() * 20;
    if (random() < 0.33) stripe.faults.push(pick(faults), pick(faults));
    if (random() < 0.33) {
      const fail = pick(mailFaults);
      smtp.behavior.data = () => {
        smtp.behavior.data = undefined;
        interruptions++;
        return fail();
      };
    }
    if (moment === 'while a mail is handed over') {
      smtp.behavior.data = () => {
        smtp.behavior.data = undefined;
        void killIn(pause);
        return 'silent';
      };
    }
    happened.push(`${round}: ${moment}, ${Math.round(pause)} ms, ${stripe.faults.join(' ')}`);

    // Two of three buyers have the code, as long as it counts.
    const quoted = { code: CODE, courseIds: [course.id] };
    const quote =
      random() < 0.67
        ? (await insist<{ quote?: { total: number } }>('/discount/quote', quoted, token)).body.quote
        : undefined;
    const purchase = {
      courseIds: [course.id],
      amount: quote?.total ?? Math.round(course.pricePaise * 1.1) / 100,
      currency: 'INR',
      idempotencyKey: `round-${round}-key`,
      ...(quote ? { code: CODE } : {}),
    };
    if (moment === 'after the intent is made') killAt('POST /v1/payment_intents', 'after', pause);
    const buy = () => call<{ order: Order; confirmation?: { clientSecret: string } }>('/order', purchase, token);
    let answer = await during(moment === 'while the order takes the code', pause, buy);
    for (let tries = 0; answer?.status !== 200 && tries < 3; tries++) {
      await again();
      answer = await buy();
    }
    const { order, confirmation } = answer?.body ?? {};
    if (!order || !confirmation) throw new Error(`${happened.at(-1)}: ${JSON.stringify(answer)}`);
    // One in eight gives up: the order ends, and the use of the code comes back.
    if (random() < 0.125) {
      await insist(`/order/${order._id}/settle`, { isOver: true }, token);
      continue;
    }
    stripe.confirm(confirmation.clientSecret);
    await during(moment === 'while the order is settled', pause, () => call(`/order/${order._id}/settle`, {}, token));
    const settled = await insist<{ order: Order }>(`/order/${order._id}/settle`, {}, token);
    expect(settled.body.order.status, happened.at(-1)).toBe('paid');

    const isCompleted = moment === 'while the course is completed' || random() < 0.4;
    if (isCompleted) {
      const progress = { lectureId: course.lectureId, lastWatchedPosition: 1, isCompleted: true };
      const complete = () => call('/enrollment/lecture-progress', progress, token);
      await during(moment === 'while the course is completed', pause, complete);
      expect((await insist('/enrollment/lecture-progress', progress, token)).status, happened.at(-1)).toBe(200);
      await insist('/certificate', undefined, token);
    }
    if (random() < 0.3 && !moment.includes('refund')) continue;

    if (moment === 'while a refund of the dashboard is reported') {
      const byHand = stripe.refundByHand(order._id);
      await during(true, pause, () => report('refund.created', byHand));
      await again();
      // Stripe repeats what wasn't answered.
      for (const type of ['refund.created', 'refund.updated']) await report(type, byHand);
      continue;
    }
    if (moment === 'before the refund is made') killAt('POST /v1/refunds', 'before', pause);
    if (moment === 'after the refund is made') killAt('POST /v1/refunds', 'after', pause);
    stripe.refundStatus = moment === 'while the refund is reported' ? 'pending' : 'succeeded';
    const asked = await insist<Refunded>(`/order/${order._id}/refund`, { courseId: course.id }, token);
    /** An admin grants what waits for a decision. */
    const grant = async (isNow: boolean) => {
      const waiting = await insist<{ waiting: { _id: string; orderId: string }[] }>('/admin/refunds', undefined, admin);
      const refund = waiting.body.waiting.find(({ orderId }) => orderId === order._id);
      if (!refund) throw new Error(`${happened.at(-1)}: no refund waits.`);
      const decision = [`/admin/refunds/${refund._id}`, { isGranted: true }, admin, 'PUT'] as const;
      await during(isNow, pause, () => call(...decision));
      // 409 where the first one was stored.
      await insist(...decision);
    };
    if (asked.body.item.refund.status === 'requested') await grant(moment === 'while an admin grants the refund');
    const sent = [...stripe.refunds.values()].find(({ metadata }) => metadata?.order === order._id);
    if (moment === 'while the refund is reported') {
      if (sent) sent.status = 'succeeded';
      await during(true, pause, () => report('refund.updated', sent));
      await again();
    }
    if (moment === 'while the refund fails' || moment === 'while a failed refund is granted again') {
      if (!sent) throw new Error(`${happened.at(-1)}: there is no refund.`);
      sent.status = 'failed';
      await during(moment === 'while the refund fails', pause, () => report('refund.failed', sent));
      // Stripe reports it again when the killed server's claim is over.
      if (moment === 'while the refund fails') await restartAfter(passTime);
      // Reported until it is taken, as Stripe does.
      for (let tries = 0; (await report('refund.failed', sent))?.status !== 200; tries++) {
        if (tries === 3) throw new Error(`${happened.at(-1)}: the report is not taken.`);
      }
      await grant(moment === 'while a failed refund is granted again');
    }
  }

  smtp.behavior.data = undefined;
  let ours = await restartAfter(async (db) => {
    await passTime(db);
    return readEverything(db);
  });
  const openOnes = async () => {
    ours = await restartAfter(readEverything);
    return [
      ...ours.orders.filter(({ status }) => status === 'pending'),
      ...ours.refunds.filter(({ state }) => state !== 'refunded'),
      ...ours.mails.filter(({ state }) => state !== 'sent'),
    ];
  };
  const context = happened.join('\n');
  await expect.poll(openOnes, { timeout: 90_000, interval: 3_000, message: context }).toEqual([]);

  const isRefunded = (orderId: string) => ours.refunds.some((refund) => refund.orderId === orderId);
  const paid = ours.orders.filter(({ status }) => status === 'paid');
  const ids = (rows: { orderId: string }[]) => rows.map(({ orderId }) => orderId).sort();
  const paidIds = paid.map(({ id }) => id).sort();
  const refundedIds = paidIds.filter(isRefunded);
  const keptIds = paidIds.filter((id) => !isRefunded(id));
  // Rounds that do nothing would prove nothing.
  expect([paidIds.length, refundedIds.length].every((count) => count > ROUNDS / 4)).toBe(true);

  // Money: what the provider took and gave back, by order.
  const left = paid.map(({ id, totalPaise }) => {
    const back = ours.refunds.filter(({ orderId }) => orderId === id);
    return [id, totalPaise - back.reduce((sum, { amountPaise }) => sum + amountPaise, 0)] as const;
  });
  expect(Object.fromEntries(left), context).toEqual(stripe.ledger());

  // Codes: counted once for each order that was paid with them, and never more often than they allow.
  const [code] = ours.codes;
  const withCode = paid.filter(({ discountCode }) => discountCode !== null);
  expect(ids(ours.uses), context).toEqual(withCode.map(({ id }) => id).sort());
  expect(code?.used, context).toBe(withCode.length);
  expect(withCode.length).toBeLessThanOrEqual(MAX_USES);
  for (const buyer of new Set(ours.uses.map(({ userId }) => userId)))
    expect(ours.uses.filter(({ userId }) => userId === buyer).length).toBeLessThanOrEqual(MAX_PER_PERSON);

  // Access, and what was earned.
  const own = new Set(paidIds);
  const access = ours.enrollments.flatMap(({ orderId }) => (orderId !== null && own.has(orderId) ? [orderId] : []));
  expect(access.sort(), context).toEqual(keptIds);
  const earned = (kind: string) => ids(ours.earnings.filter((row) => row.kind === kind && own.has(row.orderId)));
  expect(earned('sale'), context).toEqual(paidIds);
  // What failed was given back to the payees, and taken again.
  const takenBack = earned('refund');
  expect(earned('restored').length, context).toBeGreaterThan(0);
  for (const id of earned('restored')) takenBack.splice(takenBack.indexOf(id), 1);
  expect(takenBack, context).toEqual(refundedIds);

  // Certificates: one for each completed course, revoked with the refund.
  const bought = ours.items.flatMap((item) => {
    const order = paid.find(({ id }) => id === item.orderId);
    return order ? [{ ...item, userId: order.userId }] : [];
  });
  const completed = bought.filter(({ courseId, userId }) => {
    const lectureId = courses.find(({ id }) => id === courseId)?.lectureId;
    return ours.completed.some((row) => row.lectureId === lectureId && row.userId === userId);
  });
  const certified = ours.certificates.filter(({ courseId }) => courses.some(({ id }) => id === courseId));
  const shown = (courseId: string, userId: string, isRevoked: boolean) => `${userId} ${courseId} ${isRevoked}`;
  // A refund that failed gave the course back, and with it another certificate, which the second one revoked too.
  const certificatesShown = certified.map(({ courseId, userId, revokedAt }) =>
    shown(courseId, userId, revokedAt !== null),
  );
  expect([...new Set(certificatesShown)].sort(), context).toEqual(
    completed.map(({ courseId, userId, orderId }) => shown(courseId, userId, isRefunded(orderId))).sort(),
  );

  // Receipts and credit notes: one each, numbered without gaps.
  for (const [kind, expected] of [
    ['receipt', paidIds],
    ['credit_note', refundedIds],
  ] as const) {
    const issued = ours.documents.filter((row) => row.kind === kind);
    const valid = issued.filter(({ orderId, voidedAt }) => own.has(orderId) && voidedAt === null);
    expect(ids(valid), context).toEqual(expected);
    const numbers = issued.map(({ number }) => Number(/\d+$/.exec(number)?.[0])).sort((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }

  // Mails: one for each step, and what came twice is the same mail, whose answer was lost.
  const mailsOf = (kind: string) =>
    ours.mails
      .filter((mail) => mail.kind === kind)
      .map(({ subjectId }) => subjectId)
      .sort();
  expect(mailsOf('receipt'), context).toEqual(paidIds);
  // Of a refund that failed there are more.
  expect([...new Set(mailsOf('refund'))], context).toEqual(ours.refunds.map(({ id }) => id).sort());
  const received = smtp.received
    .filter(({ source }) => /^Subject: =\?UTF-8\?Q\?Your_(receipt|refund)/im.test(source))
    .map(({ source }) => /^Message-ID: <([^@]+)@/im.exec(source)?.[1] ?? '');
  const written = ours.mails.filter(({ kind }) => kind === 'receipt' || kind === 'refund').map(({ id }) => id);
  expect([...new Set(received)].sort(), context).toEqual(written.sort());
  expect(received.length - written.length).toBeLessThanOrEqual(interruptions);
});
