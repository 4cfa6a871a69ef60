import type { Payee } from '@lectern/sdk/api';
import { wholeCurrencies } from '@lectern/sdk/rules';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { courses, earnings, orderItems, orders, partners, payouts, users } from '../../db/schema.ts';
import { netPaise } from '../refunds/isReturned.ts';
import { endOf, periodsOf, startOf } from './periods.ts';
import type { Shares } from './shares.ts';

/** Who is paid. */
export interface Earner {
  payee: Payee;
  payeeId: string;
}

/** Records what paid orders earn, each course once: one order, or all that have nothing recorded. */
export async function recordSales(tx: Db, shares: Shares, orderId?: string): Promise<void> {
  const isMeant = orderId === undefined ? sql`true` : sql`${orders.id} = ${orderId}`;
  // What cannot be paid out is not earned: in a currency without decimals, shares are whole units.
  const unit = sql`case when ${inArray(orders.currency, wholeCurrencies)} then 100 else 1 end`;
  const shareOf = (share: number) => sql`round(${netPaise} * ${share}::numeric / (100 * ${unit})) * ${unit}`;
  const sale = (paise: SQL) => sql`'sale', ${netPaise}, ${paise}, ${orders.updatedAt}
    from ${orderItems}
    join ${orders} on ${orders.id} = ${orderItems.orderId} and ${orders.status} = 'paid' and ${isMeant}`;
  // An instructor whose account is being deleted either gets this sale, and stays, or has passed the course on.
  if (orderId !== undefined)
    await tx.execute(sql`select 1 from ${users} where ${users.id} in (
        select ${courses.creatorId} from ${orderItems} join ${courses} on ${courses.id} = ${orderItems.courseId}
        where ${orderItems.orderId} = ${orderId}
      ) order by ${users.id} for key share`);
  await tx.execute(sql`insert into ${earnings}
      (order_id, course_id, payee, payee_id, kind, price_paise, share_paise, created_at)
    select ${orderItems.orderId}, ${orderItems.courseId}, 'instructor', ${courses.creatorId}, ${sale(shareOf(shares.instructor))}
      join ${courses} on ${courses.id} = ${orderItems.courseId}
      where ${netPaise} > 0
    union all
    select ${orderItems.orderId}, ${orderItems.courseId}, 'partner', ${orders.partnerId}, ${sale(
      // Rounded apart, the two could be more than the sale.
      sql`least(${shareOf(shares.partner)}, ${netPaise} - ${shareOf(shares.instructor)})`,
    )}
      where ${netPaise} > 0 and ${orders.partnerId} is not null
    on conflict do nothing`);
}

/**
 * Takes back what a course earned whose refund is on its way, or gives it again where the refund failed later.
 *
 * @param refund the refund, with how often it was granted again
 */
export async function recordRefund(
  tx: Db,
  { orderId, courseId, retries }: { orderId: string; courseId: string; retries: number },
  kind: 'refund' | 'restored',
): Promise<void> {
  const sign = kind === 'refund' ? -1 : 1;
  await tx.execute(sql`insert into ${earnings}
      (order_id, course_id, payee, payee_id, kind, retry, price_paise, share_paise)
    select ${earnings.orderId}, ${earnings.courseId}, ${earnings.payee}, ${earnings.payeeId}, ${kind}, ${retries},
        ${sign}::int * ${earnings.pricePaise}, ${sign}::int * ${earnings.sharePaise}
      from ${earnings}
      where ${earnings.orderId} = ${orderId} and ${earnings.courseId} = ${courseId} and ${earnings.kind} = 'sale'
    on conflict do nothing`);
}

interface PeriodRow extends Record<string, unknown> {
  name: string;
  sales: number;
  price: number;
  share: number;
  refunded: number;
  paidOut: number;
}

const rupeesOf = (column: typeof earnings.pricePaise | typeof earnings.sharePaise, isSale: boolean) =>
  sql`coalesce(sum(${column}) filter (where (${earnings.kind} = 'sale') = ${isSale}), 0) / 100.0`;

/** What somebody earned in each of these months of UTC, such as `2026-01`, in the given order; in rupees. */
export async function earningsByMonth(db: Db, earner: Earner, months: readonly string[]) {
  return (await earningsByPeriod(db, earner, months)).map(({ name: month, ...figures }) => ({ month, ...figures }));
}

/** The same of months or days. */
export function earningsByPeriod(db: Db, { payee, payeeId }: Earner, names: readonly string[]): Promise<PeriodRow[]> {
  const isWithin = (table: typeof earnings | typeof payouts) =>
    sql`${table.payee} = ${payee} and ${table.payeeId} = ${payeeId}
      and ${table.createdAt} >= begins and ${table.createdAt} < ends`;
  return rows<PeriodRow>(
    db,
    sql`select name, earned.*, paid."paidOut"
      from ${periodsOf(names)}
      cross join lateral (select (count(*) filter (where ${earnings.kind} = 'sale'))::int as sales,
          (${rupeesOf(earnings.pricePaise, true)})::float8 as price,
          (${rupeesOf(earnings.sharePaise, true)})::float8 as share,
          (-${rupeesOf(earnings.sharePaise, false)})::float8 as refunded
        from ${earnings} where ${isWithin(earnings)}) earned
      cross join lateral (select (coalesce(sum(${payouts.amountPaise}), 0) / 100.0)::float8 as "paidOut"
        from ${payouts} where ${isWithin(payouts)}) paid
      order by place`,
  );
}

type Moment = typeof earnings.createdAt | typeof payouts.createdAt;

const isUntilEndOf = (month: string, moment: Moment = earnings.createdAt) => sql`${moment} < ${endOf(month)}`;

/** From the first to the last of these months of UTC. */
const isOfMonths = ([first = '', ...others]: readonly string[], moment: Moment) =>
  sql`${moment} >= ${startOf(first)} and ${isUntilEndOf(others.at(-1) ?? first, moment)}`;

interface CourseRow extends Record<string, unknown> {
  courseId: string;
  title: string;
  sales: number;
  price: number;
  share: number;
  refunded: number;
}

/** What courses earned from the first to the last of these months of UTC, the largest share first; in rupees. */
export function earningsByCourse(
  db: Db,
  { payee, payeeId }: Earner,
  months: readonly string[],
  count: number,
): Promise<CourseRow[]> {
  return rows<CourseRow>(
    db,
    sql`select ${earnings.courseId} as "courseId", coalesce(min(${courses.title}), min(${orderItems.title})) as title,
        (count(*) filter (where ${earnings.kind} = 'sale'))::int as sales,
        (${rupeesOf(earnings.pricePaise, true)})::float8 as price,
        (${rupeesOf(earnings.sharePaise, true)})::float8 as share,
        (-${rupeesOf(earnings.sharePaise, false)})::float8 as refunded
      from ${earnings}
      join ${orderItems} on ${orderItems.orderId} = ${earnings.orderId} and ${orderItems.courseId} = ${earnings.courseId}
      left join ${courses} on ${courses.id} = ${earnings.courseId}
      where ${earnings.payee} = ${payee} and ${earnings.payeeId} = ${payeeId}
        and ${isOfMonths(months, earnings.createdAt)}
      group by 1
      order by 5 desc, 1
      limit ${count}`,
  );
}

/** Paise that somebody earned and was not paid: of all months, and until the end of a month of UTC. */
export async function balanceOf(
  db: Db,
  { payee, payeeId }: Earner,
  month: string,
): Promise<{ paise: number; duePaise: number }> {
  const [row] = await rows<{ paise: number; duePaise: number }>(
    db,
    sql`select (earned - paid)::float8 as paise, (earned_before - paid)::float8 as "duePaise"
      from (select coalesce(sum(${earnings.sharePaise}), 0) as earned,
          coalesce(sum(${earnings.sharePaise}) filter (where ${isUntilEndOf(month)}), 0) as earned_before
        from ${earnings} where ${earnings.payee} = ${payee} and ${earnings.payeeId} = ${payeeId}) as shares,
      (select coalesce(sum(${payouts.amountPaise}), 0) as paid
        from ${payouts} where ${payouts.payee} = ${payee} and ${payouts.payeeId} = ${payeeId}) as sent`,
  );
  return row ?? { paise: 0, duePaise: 0 };
}

interface DueRow extends Earner, Record<string, unknown> {
  name: string | null;
  paise: number;
}

/** What is due for everything until the end of a month of UTC and was not paid out, largest first; of all, or of one. */
export function listDue(db: Db, month: string, count: number, earner?: Earner): Promise<DueRow[]> {
  const isMeant = (table: typeof earnings | typeof payouts) =>
    earner ? sql`${table.payee} = ${earner.payee} and ${table.payeeId} = ${earner.payeeId}` : sql`true`;
  return rows<DueRow>(
    db,
    sql`select due.payee, due.payee_id as "payeeId", sum(due.paise)::float8 as paise,
        coalesce(nullif(btrim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${partners.name}) as name
      from (
        select ${earnings.payee}, ${earnings.payeeId}, ${earnings.sharePaise} as paise from ${earnings}
          where ${isMeant(earnings)} and ${isUntilEndOf(month)}
        union all
        select ${payouts.payee}, ${payouts.payeeId}, -${payouts.amountPaise} from ${payouts} where ${isMeant(payouts)}
      ) due
      left join ${users} on due.payee = 'instructor' and ${users.id} = due.payee_id
      left join ${partners} on due.payee = 'partner' and ${partners.id} = due.payee_id
      group by 1, 2, 4
      having sum(due.paise) > 0
      order by 3 desc, 2
      limit ${count}`,
  );
}

const nameOfPayee = sql<string | null>`coalesce(${partners.name},
  nullif(btrim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''))`;

/** The latest payouts of all, or those that somebody got in these months of UTC. */
export const listPayouts = (db: Db, count: number, of?: { earner: Earner; months: readonly string[] }) =>
  db
    .select({
      payee: payouts.payee,
      payeeId: payouts.payeeId,
      month: payouts.month,
      paise: payouts.amountPaise,
      reference: payouts.reference,
      recordedAt: payouts.createdAt,
      name: nameOfPayee,
    })
    .from(payouts)
    .leftJoin(users, and(eq(payouts.payee, 'instructor'), eq(users.id, payouts.payeeId)))
    .leftJoin(partners, and(eq(payouts.payee, 'partner'), eq(partners.id, payouts.payeeId)))
    .where(
      of &&
        and(
          eq(payouts.payee, of.earner.payee),
          eq(payouts.payeeId, of.earner.payeeId),
          isOfMonths(of.months, payouts.createdAt),
        ),
    )
    .orderBy(desc(payouts.createdAt), desc(payouts.month), payouts.payeeId)
    .limit(count);

export type PayoutRow = Awaited<ReturnType<typeof listPayouts>>[number];

/** Arbitrary, and used for nothing else: payouts are recorded one at a time. */
const PAYOUT_LOCK = 7_405_815;

interface NewPayout extends Earner {
  month: string;
  paise: number;
  reference: string | null;
  recordedBy: string;
}

/** Records that somebody was paid what was due, once. Nothing is, where another amount is due or another reference recorded. */
export function addPayout(
  db: Db,
  { month, paise, reference, recordedBy, ...earner }: NewPayout,
): Promise<'recorded' | 'otherAmount' | 'otherReference'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PAYOUT_LOCK})`);
    const [known] = await tx
      .select()
      .from(payouts)
      .where(isPayout({ ...earner, month }));
    if (known && known.amountPaise === paise) return known.reference === reference ? 'recorded' : 'otherReference';
    const [due] = known ? [] : await listDue(tx, month, 1, earner);
    if (due?.paise !== paise) return 'otherAmount';
    await tx.insert(payouts).values({ ...earner, month: `${month}-01`, amountPaise: paise, reference, recordedBy });
    return 'recorded';
  });
}

const isPayout = ({ payee, payeeId, month }: Earner & { month: string }) =>
  and(eq(payouts.payee, payee), eq(payouts.payeeId, payeeId), eq(payouts.month, `${month}-01`));

export async function removePayout(db: Db, payout: Earner & { month: string }): Promise<void> {
  await db.delete(payouts).where(isPayout(payout));
}
