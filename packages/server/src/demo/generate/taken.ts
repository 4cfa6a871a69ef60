import { usualMoney } from '@lectern/sdk/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { generatedIdOf } from './batches.ts';

// Rows for courses that learners take. `taken` selects the numbers of a learner and of a course.

export const learnerId = generatedIdOf('users', sql`learner`);
export const courseId = generatedIdOf('courses', sql`course`);
export const takenAt = sql`now() - make_interval(mins => (course % 500000)::int)`;
/** Above any number of courses. */
const pair = sql`learner * 10000000::bigint + course`;
export const orderId = generatedIdOf('orders', pair);

/** An order for one in four courses that cost something. */
export async function addOrders(tx: Db, taken: SQL): Promise<void> {
  const bought = sql`from (${taken}) taken join courses on courses.id = ${courseId}
    where (learner + course) % 4 = 0 and price_paise > 0 order by 1 on conflict do nothing`;
  const tax = sql`(price_paise::bigint * ${sql.raw(String(usualMoney.taxRate))} + 50) / 100`;
  await tx.execute(sql`insert into orders (id, user_id, idempotency_key, fingerprint, status, subtotal_paise, tax_paise,
      total_paise, claimed_until, created_at, updated_at)
    select ${orderId}, ${learnerId}, ${orderId}, ${orderId}, 'paid', price_paise, ${tax}, price_paise + ${tax},
      ${takenAt}, ${takenAt}, ${takenAt} ${bought}`);
  await tx.execute(sql`insert into order_items (order_id, course_id, position, title, price_paise)
    select ${orderId}, courses.id, 0, title, price_paise ${bought}`);
}

/** A review of one in eight. The average and the number that a generated course shows are made up. */
export async function addReviews(tx: Db, taken: SQL): Promise<void> {
  await tx.execute(sql`insert into reviews (id, course_id, user_id, rating, comment, created_at)
    select ${generatedIdOf('reviews', pair)}, ${courseId}, ${learnerId}, 3 + learner % 3, 'Generated.', ${takenAt}
    from (${taken}) taken where (learner + course) % 8 = 1 order by 1 on conflict do nothing`);
}

/** For one in four, the next of all courses on the wishlist. */
export async function addWishes(tx: Db, taken: SQL, courses: number): Promise<void> {
  const wished = sql`(taken.course + 1) % ${courses}::bigint`;
  await tx.execute(sql`with taken as materialized (${taken})
    insert into wishlist_items (user_id, course_id, created_at)
    select ${learnerId}, ${generatedIdOf('courses', wished)}, ${takenAt} from taken
    where (learner + course) % 4 = 2
      and not exists (select from taken other where other.learner = taken.learner and other.course = ${wished})
    order by 1, 2 on conflict do nothing`);
}
