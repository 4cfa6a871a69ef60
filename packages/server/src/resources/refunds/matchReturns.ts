import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import type { OrderRow } from '../orders/repository.ts';
import { type RefundItem, refundItemsOf } from './refundItems.ts';
import type { RefundRow } from './repository.ts';
import { openItems, returnedItems, sumOf } from './returnedItems.ts';
import {
  listGoodwill,
  listWaitingReturns,
  type ReturnRow,
  saveReturnedCourse,
  updateReturns,
} from './returnsRepository.ts';
import { takeBack } from './takeBack.ts';

/**
 * Finds out what the money was for that was returned at the provider and waits: all of it together, or one return by itself.
 *
 * @returns the courses that have ended
 */
export async function matchReturns(services: Services, tx: Db, order: OrderRow): Promise<readonly string[]> {
  const waiting = await listWaitingReturns(tx, order.id);
  if (waiting.length === 0) return [];
  const items = await refundItemsOf(tx, order, services.refundMaxProgress);
  for (const some of [waiting, ...waiting.map((one) => [one])]) {
    const found = returnedItems(items, sumOf(some));
    if (!found) continue;
    await endCourses(services, tx, { order, returns: some, items: found });
    return found.map(({ courseId }) => courseId);
  }
  // With the goodwill of before, all that was paid may have gone back.
  const all = [...waiting, ...(await listGoodwill(tx, order.id))];
  const open = openItems(items);
  if (sumOf(all) !== sumOf(open) || returnedItems(items, sumOf(open)) === undefined) return [];
  await endCourses(services, tx, { order, returns: all, items: open });
  return open.map(({ courseId }) => courseId);
}

interface Ending {
  order: OrderRow;
  returns: readonly ReturnRow[];
  items: readonly RefundItem[];
  decidedBy?: string;
}

/** The same as when the provider has taken a refund that was asked for here. */
export async function endCourses({ seller, mail }: Services, tx: Db, { order, returns, items, decidedBy }: Ending) {
  const [first] = returns;
  if (!first) return;
  const ids = returns.map(({ id }) => id);
  await updateReturns(tx, ids, { outcome: 'courses', groupId: first.id, ...(decidedBy ? { decidedBy } : {}) });
  const saved: RefundRow[] = [];
  for (const item of items) saved.push(await saveReturnedCourse(tx, order, item, first.id, decidedBy));
  await takeBack(tx, seller, saved);
  for (const { id } of saved) await mail.queue(tx, 'refund', { userId: order.userId, subjectId: id });
}
