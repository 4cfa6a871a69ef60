import { desc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { courses, lectures, orders, submissions, supportMessages, users } from '../../db/schema.ts';
import { goodwillPaise, returnedPaise } from '../refunds/isReturned.ts';

interface FigureRow extends Record<string, unknown> {
  learners: number;
  signUps: number;
  orders: number;
  revenue: number;
  waiting: number;
  openMessages: number;
}

/** The marketplace in numbers; sign-ups, orders and revenue (in rupees) of so many days until now. */
export async function countMarketplace(db: Db, days: number): Promise<FigureRow> {
  const isRecent = (table: typeof orders | typeof users) =>
    sql`${table.createdAt} >= now() - ${days}::int * interval '1 day'`;
  const [row] = await rows<FigureRow>(
    db,
    sql`select (select count(*)::int from ${users} where ${users.role} = 'learner' and ${users.deletedAt} is null) as learners,
        (select count(*)::int from ${users} where ${users.deletedAt} is null and ${isRecent(users)}) as "signUps",
        (select count(*)::int from ${submissions}
          join ${lectures} on ${lectures.id} = ${submissions.lectureId} and ${lectures.deletedAt} is null
          join ${courses} on ${courses.id} = ${lectures.courseId} and ${courses.deletedAt} is null
          where ${submissions.grade} is null) as waiting,
        (select count(*)::int from ${supportMessages} where ${supportMessages.state} = 'open') as "openMessages",
        paid.count as orders, paid.paise / 100.0::float8 as revenue
      from (select count(*)::int as count, coalesce(sum(${orders.subtotalPaise} - ${orders.discountPaise} - ${returnedPaise} - ${goodwillPaise}), 0)::float8 as paise
        from ${orders} where ${orders.status} = 'paid' and ${isRecent(orders)}) paid`,
  );
  if (!row) throw new Error('A query without a condition has a row.');
  return row;
}

/** The courses that were created last, newest first, whatever their status. */
export function listNewCourses(db: Db, count: number) {
  return db
    .select({
      _id: courses.id,
      title: courses.title,
      status: courses.status,
      hasLectures: courses.hasLectures,
      createdAt: courses.createdAt,
      creatorId: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.creatorId))
    .where(isNull(courses.deletedAt))
    .orderBy(desc(courses.createdAt), desc(courses.id))
    .limit(count);
}
