import { cartSummary, type Money, toPaise, toRupees } from '@lectern/sdk/rules';
import { namedId } from '../../db/newId.ts';
import type { enrollments, orderItems, orders } from '../../db/schema.ts';
import type { CourseRows } from './courseRows.ts';

interface PurchaseRows {
  enrollments: (typeof enrollments.$inferInsert)[];
  orders: (typeof orders.$inferInsert)[];
  orderItems: (typeof orderItems.$inferInsert)[];
}

/** Orders for the enrollments in paid courses, which instructors see as revenue. */
export function purchaseRows(
  courses: readonly CourseRows[],
  given: readonly (typeof enrollments.$inferInsert)[],
  money: Money,
) {
  const rows: PurchaseRows = { enrollments: [], orders: [], orderItems: [] };
  const byId = new Map(courses.map(({ course }) => [course.id, course]));
  for (const enrollment of given) {
    const { userId, courseId, createdAt = new Date() } = enrollment;
    const { title = '', pricePaise = 0 } = byId.get(courseId) ?? {};
    if (pricePaise === 0) {
      rows.enrollments.push(enrollment);
      continue;
    }
    const id = namedId('order', `${courseId}/${userId}`);
    const { subtotal, tax, total } = cartSummary([{ price: toRupees(pricePaise) }], money);
    rows.enrollments.push({ ...enrollment, orderId: id });
    rows.orders.push({
      id,
      userId,
      idempotencyKey: id,
      fingerprint: id,
      status: 'paid',
      currency: money.currency,
      subtotalPaise: toPaise(subtotal),
      taxPaise: toPaise(tax),
      taxRate: money.taxRate,
      taxName: money.taxName,
      totalPaise: toPaise(total),
      claimedUntil: createdAt,
      createdAt,
      updatedAt: createdAt,
    });
    rows.orderItems.push({ orderId: id, courseId, position: 0, title, pricePaise });
  }
  return rows;
}
