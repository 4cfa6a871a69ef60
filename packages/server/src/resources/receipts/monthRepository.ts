import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { documentSeries, documents, orders, refunds } from '../../db/schema.ts';
import type { DocumentRow } from './repository.ts';

/** Amounts are in paise: negative for a credit note, and 0 where it is void. */
export interface MonthDocument extends Record<string, unknown> {
  number: string;
  kind: DocumentRow['kind'];
  issuedAt: string;
  voidedAt: string | null;
  orderId: string;
  buyer: DocumentRow['buyer'];
  tax: number;
  total: number;
}

const begins = (month: string) => sql`(${month} || '-01')::timestamp at time zone 'UTC'`;
const ends = (month: string) => sql`((${month} || '-01')::timestamp + interval '1 month') at time zone 'UTC'`;
const place = sql`split_part(${documents.number}, '-', 3)::int`;
const isCreditNote = sql`(${documents.kind} = 'credit_note')`;

const amount = (ofReceipt: typeof orders.totalPaise, ofRefund: typeof refunds.amountPaise) =>
  sql`(case when ${documents.voidedAt} is not null then 0
    when ${documents.kind} = 'receipt' then ${ofReceipt} else -coalesce(${ofRefund}, 0) end)`;
const tax = amount(orders.taxPaise, refunds.taxPaise);
const total = amount(orders.totalPaise, refunds.amountPaise);

const ofMonth = (month: string) => sql`from ${documents}
  join ${orders} on ${orders.id} = ${documents.orderId}
  left join ${refunds} on ${refunds.orderId} = ${documents.orderId} and ${refunds.courseId} = ${documents.courseId}
  where ${documents.issuedAt} >= ${begins(month)} and ${documents.issuedAt} < ${ends(month)}`;

function list(db: Db, month: string, rest: SQL): Promise<MonthDocument[]> {
  const moment = (column: typeof documents.issuedAt | typeof documents.voidedAt) =>
    sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return rows<MonthDocument>(
    db,
    sql`select ${documents.number}, ${documents.kind}, ${moment(documents.issuedAt)} as "issuedAt",
        ${moment(documents.voidedAt)} as "voidedAt", ${documents.orderId} as "orderId", ${documents.buyer} as buyer,
        ${tax}::float8 as tax, ${total}::float8 as total
      ${ofMonth(month)} ${rest}`,
  );
}

/** Receipts, then credit notes, each by number. */
const inOrder = sql`order by ${isCreditNote}, ${place}`;

/** A page of the documents of a month of UTC, such as `2026-01`. */
export const listMonthPage = (db: Db, month: string, { most, after }: { most: number; after: number }) =>
  list(db, month, sql`${inOrder} limit ${most} offset ${after}`);

/** The documents of a month after this one, so that none is read twice where more are issued meanwhile. */
export const listMonthAfter = (db: Db, month: string, last: MonthDocument | undefined, most: number) =>
  list(
    db,
    month,
    sql`${
      last
        ? sql`and (${isCreditNote}, ${place}) > (${last.kind === 'credit_note'}::boolean, ${Number(last.number.split('-')[2])}::int)`
        : sql``
    } ${inOrder} limit ${most}`,
  );

interface TotalsRow extends Record<string, unknown> {
  kind: DocumentRow['kind'];
  count: number;
  missing: number;
  tax: number;
  total: number;
}

/**
 * The sums of a month for each kind. What is missing are numbers of the year that no document has: of those until the last
 * one of the month, and in the month that goes on of all that were given.
 */
export function monthTotals(db: Db, month: string): Promise<TotalsRow[]> {
  const year = Number(month.slice(0, 4));
  const ofYear = sql`${documents.kind} = series.kind and split_part(${documents.number}, '-', 2)::int = ${year}`;
  return rows<TotalsRow>(
    db,
    sql`select series.kind, coalesce(sums.count, 0) as count, coalesce(sums.tax, 0) as tax,
        coalesce(sums.total, 0) as total,
        (known.last - (select count(*) from ${documents} where ${ofYear} and ${place} <= known.last))::int as missing
      from (values ('receipt'), ('credit_note')) series (kind)
      cross join lateral (
        select coalesce(case when ${ends(month)} > now()
          then (select last from ${documentSeries} given where given.kind = series.kind and given.year = ${year})
          else (select max(${place}) from ${documents} where ${ofYear} and ${documents.issuedAt} < ${ends(month)})
          end, 0) as last
      ) known
      left join (select ${documents.kind} as kind, count(*)::int as count, sum(${tax})::float8 as tax,
          sum(${total})::float8 as total ${ofMonth(month)} group by 1) sums on sums.kind = series.kind`,
  );
}
