import type { Party } from '@lectern/sdk/api';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { documentSeries, documents, orderItems, orders, refunds, users } from '../../db/schema.ts';

export type DocumentRow = typeof documents.$inferSelect;

/** The year of a document, which its number begins with. */
const yearOf = (moment: SQL | typeof orders.updatedAt) => sql`extract(year from ${moment} at time zone 'UTC')::int`;

/**
 * Gives paid orders that have none their receipts, oldest first. The series stays locked until the transaction ends: call it
 * last.
 *
 * @param orderId without it, all paid orders, as of the moments of their payments
 */
export async function issueReceipts(tx: Db, seller: Party | undefined, orderId?: string): Promise<void> {
  const moment = orderId === undefined ? orders.updatedAt : sql`clock_timestamp()`;
  const isMeant = orderId === undefined ? sql`true` : sql`${orders.id} = ${orderId}`;
  await tx.execute(sql`
    with due as materialized (
      select ${orders.id} as order_id, ${yearOf(moment)} as year, ${moment} as issued_at,
        jsonb_build_object('name', ${users.firstName} || ' ' || ${users.lastName})
          || coalesce(${orders.buyer}, '{}') as buyer,
        row_number() over (partition by ${yearOf(moment)} order by ${moment}, ${orders.id}) as place
      from ${orders} join ${users} on ${users.id} = ${orders.userId}
      where ${orders.status} = 'paid' and ${isMeant}
        and not exists (select from ${documents} where ${documents.orderId} = ${orders.id})
    ), counted as (
      select year, count(*)::int as added from due group by year
    ), series as (
      insert into ${documentSeries} (kind, year, last) select 'receipt', year, added from counted
      on conflict (kind, year) do update set last = ${documentSeries.last} + excluded.last
      returning year, last
    )
    insert into ${documents} (number, kind, order_id, seller, buyer, issued_at)
    select 'R-' || year || '-' || lpad((last - added + place)::text, 6, '0'), 'receipt', order_id,
      ${seller === undefined ? null : JSON.stringify(seller)}::jsonb, buyer, issued_at
    from due join series using (year) join counted using (year)`);
}

/** Gives a refund that is on its way its credit note, for the buyer of the receipt. Locks the series: call it last. */
export async function issueCreditNote(
  tx: Db,
  seller: Party | undefined,
  { orderId, courseId }: { orderId: string; courseId: string },
): Promise<void> {
  await tx.execute(sql`
    with series as (
      insert into ${documentSeries} (kind, year, last) select 'credit_note', ${yearOf(sql`clock_timestamp()`)}, 1
      where not exists (
        select from ${documents}
        where ${documents.orderId} = ${orderId} and ${documents.courseId} = ${courseId} and ${documents.voidedAt} is null
      )
      on conflict (kind, year) do update set last = ${documentSeries.last} + 1
      returning year, last
    )
    insert into ${documents} (number, kind, order_id, course_id, seller, buyer, issued_at)
    select 'C-' || year || '-' || lpad(last::text, 6, '0'), 'credit_note', ${orders.id}, ${courseId},
      ${seller === undefined ? null : JSON.stringify(seller)}::jsonb,
      coalesce(
        (select buyer from ${documents} where order_id = ${orderId} and kind = 'receipt'),
        jsonb_build_object('name', ${users.firstName} || ' ' || ${users.lastName})
      ),
      clock_timestamp()
    from series, ${orders} join ${users} on ${users.id} = ${orders.userId}
    where ${orders.id} = ${orderId}`);
}

/** Takes back the credit note of a refund that failed after all. Its number stays. */
export async function voidCreditNote(tx: Db, orderId: string, courseId: string): Promise<void> {
  await tx
    .update(documents)
    .set({ voidedAt: sql`now()` })
    .where(and(eq(documents.orderId, orderId), eq(documents.courseId, courseId), isNull(documents.voidedAt)));
}

/** The receipts and credit notes of these orders. */
export async function listDocumentsOf(db: Db, orderIds: readonly string[]): Promise<DocumentRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(documents)
    .where(inArray(documents.orderId, [...orderIds]))
    .orderBy(asc(documents.number));
}

/** A receipt or a credit note with what it lists. Amounts are in paise. */
export interface PrintedDocument {
  document: DocumentRow;
  /** The address of the buyer's account. */
  email: string;
  order: Pick<typeof orders.$inferSelect, 'id' | 'currency' | 'cardLast4' | 'taxRate' | 'taxName'>;
  lines: readonly { title: string; paise: number }[];
  /** What a code took off the lines of a receipt. */
  discount: { code: string; paise: number } | undefined;
  taxPaise: number;
  totalPaise: number;
  /** That a credit note belongs to. */
  receiptNumber: string | undefined;
}

/** What is printed of a document. Undefined where there is none. */
export async function findPrinted(db: Db, number: string): Promise<PrintedDocument | undefined> {
  const [found] = await db
    .select({ document: documents, order: orders, email: users.email })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(documents.number, number));
  if (!found) return undefined;
  const { document, order, email } = found;
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  if (document.courseId === null) {
    const lines = items.map(({ title, pricePaise }) => ({ title, paise: pricePaise }));
    const { taxPaise, totalPaise, discountCode: code, discountPaise: paise } = order;
    const discount = code === null ? undefined : { code, paise };
    return { document, email, order, lines, discount, taxPaise, totalPaise, receiptNumber: undefined };
  }
  const isReturned = and(eq(refunds.orderId, order.id), eq(refunds.courseId, document.courseId));
  const [refund] = await db.select().from(refunds).where(isReturned);
  if (!refund) return undefined;
  const [receipt] = await db
    .select({ number: documents.number })
    .from(documents)
    .where(and(eq(documents.orderId, order.id), eq(documents.kind, 'receipt')));
  const { taxPaise, amountPaise } = refund;
  const title = items.find(({ courseId }) => courseId === document.courseId)?.title ?? '';
  const lines = [{ title, paise: amountPaise - taxPaise }];
  return {
    ...{ document, email, order, lines, discount: undefined, taxPaise, totalPaise: amountPaise },
    receiptNumber: receipt?.number,
  };
}
