import { decimalsOf, progressPercent, refundAmounts } from '@lectern/sdk/rules';
import type { Db } from '../../db/database.ts';
import type { OrderRow } from '../orders/repository.ts';
import { listRefundable } from './repository.ts';

/** A course of an order with what comes back for it. */
export type RefundItem = Awaited<ReturnType<typeof refundItemsOf>>[number];

/**
 * What was paid for in an order, each with what of it was tax.
 *
 * @param maxProgress below which percentage a request is granted by itself
 */
export async function refundItemsOf(
  tx: Db,
  { id, userId, status, currency, totalPaise, taxPaise }: OrderRow,
  maxProgress: number,
) {
  const rows = await listRefundable(tx, userId, id);
  const amounts = refundAmounts(
    rows.map(({ netPaise }) => netPaise),
    { total: totalPaise, tax: taxPaise },
    10 ** (2 - decimalsOf(currency)),
  );
  return rows.map((row, index) => {
    const { amount, tax } = amounts[index] ?? { amount: 0, tax: 0 };
    // Rounded down: what is shown as 30 % isn't less than 30 %.
    const progress = row.isEnrolled ? Math.floor(progressPercent(row.completed, row.keptLectures)) : 0;
    const isBelow = row.completed * 100 < maxProgress * Math.max(row.keptLectures, 1);
    return {
      ...row,
      amountPaise: status === 'paid' ? amount : 0,
      taxPaise: tax,
      progress: row.refund?.progress ?? progress,
      isImmediate: row.isEnrolled && isBelow,
    };
  });
}
