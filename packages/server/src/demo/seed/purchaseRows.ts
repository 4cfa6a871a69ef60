import { discountedSums, discountLines, type Money } from '@lectern/sdk/rules';
import { namedId } from '../../db/newId.ts';
import type { enrollments, orderItems, orders } from '../../db/schema.ts';
import type { CourseRows } from './courseRows.ts';

/** An enrollment, with the code that its course was bought with. */
export type Sale = typeof enrollments.$inferInsert & {
  discount?: Parameters<typeof discountLines>[0] & { code: string };
};

export const orderIdOf = (courseId: string, userId: string): string => namedId('order', `${courseId}/${userId}`);

interface PurchaseRows {
  enrollments: (typeof enrollments.$inferInsert)[];
  orders: (typeof orders.$inferInsert)[];
  orderItems: (typeof orderItems.$inferInsert)[];
}

/** Orders for the enrollments in paid courses, which instructors see as revenue. */
export function purchaseRows(courses: readonly CourseRows[], given: readonly Sale[], money: Money) {
  const rows: PurchaseRows = { enrollments: [], orders: [], orderItems: [] };
  const byId = new Map(courses.map(({ course }) => [course.id, course]));
  for (const { discount, ...enrollment } of given) {
    const { userId, courseId, createdAt = new Date() } = enrollment;
    const { title = '', pricePaise = 0 } = byId.get(courseId) ?? {};
    if (pricePaise === 0) {
      rows.enrollments.push(enrollment);
      continue;
    }
    const id = orderIdOf(courseId, userId);
    const unit = 10 ** (2 - money.decimals);
    const [discountPaise = 0] = discount ? discountLines(discount, [{ price: pricePaise, isCovered: true }], unit) : [];
    const { subtotal, tax, total } = discountedSums([{ price: pricePaise, discount: discountPaise }], money);
    rows.enrollments.push({ ...enrollment, orderId: id });
    rows.orders.push({
      id,
      userId,
      idempotencyKey: id,
      fingerprint: id,
      status: 'paid',
      currency: money.currency,
      subtotalPaise: subtotal,
      taxPaise: tax,
      taxRate: money.taxRate,
      taxName: money.taxName,
      totalPaise: total,
      discountCode: discount?.code ?? null,
      discountPaise,
      claimedUntil: createdAt,
      createdAt,
      updatedAt: createdAt,
    });
    rows.orderItems.push({ orderId: id, courseId, position: 0, title, pricePaise, discountPaise });
  }
  return rows;
}
