import { toRupees } from '@lectern/sdk/rules';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { namedId } from '../../db/newId.ts';
import * as tables from '../../db/schema.ts';
import { addUse, insertDiscount } from '../../resources/discounts/repository.ts';
import { addPayout, listDue } from '../../resources/earnings/repository.ts';
import { listOrders } from '../../resources/orders/repository.ts';
import { refundItemsOf } from '../../resources/refunds/refundItems.ts';
import { insertRefund, lockRefund } from '../../resources/refunds/repository.ts';
import { takeBack } from '../../resources/refunds/takeBack.ts';
import type { Services } from '../../services.ts';
import type { CourseRows } from './courseRows.ts';
import { orderIdOf, type Sale } from './purchaseRows.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const instructorId = namedId('user', 'asha-menon');
const adminId = namedId('user', 'demo admin');

/** One of the demo's instructor, and one of the admin's whose time is over. Dates are days before the demo was filled. */
const CODES = {
  own: { code: 'ASHA20', kind: 'percent', value: 20, daysAgo: 8 },
  over: { code: 'FESTIVE200', kind: 'amount', value: 200_00, daysAgo: 45, endedDaysAgo: 12, maxUses: 50 },
} as const;

interface Sold {
  slug: string;
  /** Days before the demo was filled, or the tenth of a month so many months before. */
  when: { daysAgo: number } | { monthsAgo: number };
  /** The share of the course that the buyer has completed. */
  studied?: number;
  discount?: Sale['discount'];
  refund?: { state: 'requested' | 'refunded'; reason: string };
}

/** What was sold whenever the demo is filled: with a code, in the months that were paid out, and what was asked back. */
const SOLD: readonly Sold[] = [
  { slug: 'databases-from-the-inside', when: { monthsAgo: 3 } },
  { slug: 'databases-from-the-inside', when: { monthsAgo: 2 } },
  { slug: 'light-first-photography', when: { daysAgo: 31 }, discount: CODES.over },
  { slug: 'clear-sentences', when: { daysAgo: 25 }, discount: CODES.over },
  {
    slug: 'accessible-web-interfaces',
    when: { daysAgo: 9 },
    studied: 0.6,
    refund: { state: 'requested', reason: 'My team has moved to native apps, so I can’t use the rest of it.' },
  },
  {
    slug: 'git-without-fear',
    when: { daysAgo: 6 },
    refund: { state: 'refunded', reason: 'I bought it with the wrong account.' },
  },
];

/** Months before the one in which the demo is filled, with what the bank calls the transfer. */
const PAID_OUT = [
  { monthsAgo: 3, reference: 'NEFT N2207184' },
  { monthsAgo: 2, reference: 'NEFT N2391046' },
];

const MESSAGES = [
  {
    hoursAgo: 0.4,
    category: 'course',
    subject: 'Subtitles in Hindi?',
    message:
      'I am halfway through Databases from the Inside and like it. Will there be Hindi subtitles for the videos?',
  },
  {
    hoursAgo: 22.5,
    category: 'billing',
    subject: 'My company needs its tax number on the receipt',
    message:
      'I left the field empty when I paid. Can it be added to the receipt, or do I have to buy the course again?',
  },
  {
    hoursAgo: 50,
    category: 'technical',
    subject: 'Video stops on the train',
    message:
      'When the connection drops, the video stops and starts again from the beginning. Can it go on where I was?',
    reply: {
      hoursLater: 3,
      text: 'Thank you for telling us. Your position is kept every few seconds: open the course from your dashboard and it goes on there. If it doesn’t, please tell us which browser you use.',
    },
  },
] as const;

/** A moment on a day of a month so many months before another moment, in UTC. */
const monthsBefore = (now: Date, months: number, day: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day, 9, 30));

/** Sales and what their buyers have studied. Every buyer is somebody else, who does not have the course yet. */
export function demoSales(
  courses: readonly CourseRows[],
  learners: readonly { id: string }[],
  audience: readonly { userId: string; courseId: string }[],
  now: Date,
) {
  const rows = {
    sales: [] as Sale[],
    progress: [] as (typeof tables.lectureProgress.$inferInsert)[],
    refunds: [] as { orderId: string; userId: string; refund: NonNullable<Sold['refund']> }[],
  };
  for (const { slug, when, studied = 0, discount, refund } of SOLD) {
    const courseId = namedId('course', slug);
    const found = courses.find(({ course }) => course.id === courseId);
    const owners = new Set(audience.filter((one) => one.courseId === courseId).map(({ userId }) => userId));
    const userId = learners.find(({ id }) => !owners.has(id) && !rows.sales.some((sale) => sale.userId === id))?.id;
    if (!found || userId === undefined) continue;
    const createdAt =
      'daysAgo' in when ? new Date(now.getTime() - when.daysAgo * DAY_MS) : monthsBefore(now, when.monthsAgo, 10);
    rows.sales.push({ userId, courseId, createdAt, ...(discount && { discount }) });
    if (refund) rows.refunds.push({ orderId: orderIdOf(courseId, userId), userId, refund });
    const lectures = found.lectures.filter(({ isPublished }) => isPublished);
    for (const [step, { id: lectureId }] of lectures.slice(0, Math.ceil(lectures.length * studied)).entries()) {
      const updatedAt = new Date(createdAt.getTime() + (step + 1) * 6 * HOUR_MS);
      rows.progress.push({ userId, lectureId, isCompleted: true, updatedAt });
    }
  }
  return rows;
}

/** Messages to support: a new one, one that has waited almost a day, and one with its answer. */
export const demoMessages = (
  people: readonly { id: string; firstName: string; lastName: string; email: string }[],
  now: Date,
): (typeof tables.supportMessages.$inferInsert)[] =>
  MESSAGES.flatMap(({ hoursAgo, ...message }, index) => {
    const person = people[index];
    if (!person) return [];
    const { id: userId, firstName, lastName, email } = person;
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const { reply, ...rest } = { reply: undefined, ...message };
    const repliedAt = reply && new Date(createdAt.getTime() + reply.hoursLater * HOUR_MS);
    return [
      {
        ...rest,
        id: namedId('support', message.subject),
        userId,
        name: `${firstName} ${lastName}`,
        email,
        createdAt,
        updatedAt: repliedAt ?? createdAt,
        ...(reply && { state: 'answered' as const, reply: reply.text, repliedAt, repliedBy: adminId }),
      },
    ];
  });

/** Stores the codes, and counts what was bought with them. Needs the orders. */
export async function addDemoCodes(tx: Db, sales: readonly Sale[], now: Date): Promise<void> {
  for (const { code, kind, value, daysAgo, ...limits } of Object.values(CODES)) {
    const id = namedId('discount', code);
    const isOwn = code === CODES.own.code;
    const since = new Date(now.getTime() - daysAgo * DAY_MS);
    await insertDiscount(
      tx,
      {
        id,
        code,
        kind,
        value,
        scope: isOwn ? 'instructor' : 'all',
        instructorId: isOwn ? instructorId : null,
        createdBy: isOwn ? instructorId : adminId,
        maxPerPerson: 1,
        createdAt: since,
        ...('maxUses' in limits && {
          maxUses: limits.maxUses,
          startsAt: since,
          endsAt: new Date(now.getTime() - limits.endedDaysAgo * DAY_MS),
        }),
      },
      [],
    );
    for (const { userId, courseId, discount } of sales) {
      if (discount?.code === code) await addUse(tx, id, { orderId: orderIdOf(courseId, userId), userId });
    }
  }
}

/** Asks for the refunds, and returns the money of those that were granted. Needs the receipts. */
export async function addDemoRefunds(
  tx: Db,
  asked: ReturnType<typeof demoSales>['refunds'],
  seller: Services['seller'],
): Promise<void> {
  for (const { orderId, userId, refund } of asked) {
    const [order] = await listOrders(tx, { userId, id: orderId });
    for (const item of order ? await refundItemsOf(tx, order, 0) : []) {
      const { courseId, amountPaise, taxPaise, progress } = item;
      const id = namedId('refund', orderId);
      await insertRefund(tx, { id, orderId, courseId, userId, amountPaise, taxPaise, progress, ...refund });
      const made = await lockRefund(tx, id);
      if (made && refund.state === 'refunded') {
        await tx.insert(tables.demoRefunds).values({ refundId: id, orderId, amountPaise });
        await takeBack(tx, seller, [made]);
      }
    }
  }
}

/** Pays the demo's instructor what was due, on the fifth of the month after each. Needs the earnings. */
export async function addDemoPayouts(tx: Db, now: Date): Promise<void> {
  const earner = { payee: 'instructor', payeeId: instructorId } as const;
  for (const { monthsAgo, reference } of PAID_OUT) {
    const month = monthsBefore(now, monthsAgo, 1).toISOString().slice(0, 7);
    const [due] = await listDue(tx, month, 1, earner);
    if (!due) continue;
    await addPayout(tx, { ...earner, month, paise: due.paise, reference, recordedBy: adminId });
    await tx
      .update(tables.payouts)
      .set({ createdAt: monthsBefore(now, monthsAgo - 1, 5) })
      .where(and(eq(tables.payouts.payeeId, instructorId), eq(tables.payouts.month, `${month}-01`)));
  }
}

/** What the admin did for all of this, in the audit trail. */
export function demoActs(now: Date): (typeof tables.auditEvents.$inferInsert)[] {
  const act = (
    action: string,
    at: Date,
    rest: Pick<typeof tables.auditEvents.$inferInsert, 'details' | 'subjectId'>,
  ) => ({
    id: namedId('act', `${action} ${at.toISOString()}`),
    at,
    actorId: adminId,
    actorName: 'Arun Iyer',
    action,
    outcome: 'done' as const,
    ...rest,
  });
  const { code, kind, value, daysAgo, maxUses } = CODES.over;
  return [
    act('discounts.create', new Date(now.getTime() - daysAgo * DAY_MS), {
      details: { code, kind, value: toRupees(value), maxUses },
    }),
    ...PAID_OUT.map(({ monthsAgo }) =>
      act('payouts.record', monthsBefore(now, monthsAgo - 1, 5), {
        subjectId: instructorId,
        details: { payee: 'instructor', month: monthsBefore(now, monthsAgo, 1).toISOString().slice(0, 7) },
      }),
    ),
    ...MESSAGES.flatMap((message) =>
      'reply' in message
        ? [
            act('support.reply', new Date(now.getTime() - (message.hoursAgo - message.reply.hoursLater) * HOUR_MS), {
              subjectId: namedId('support', message.subject),
            }),
          ]
        : [],
    ),
  ];
}
