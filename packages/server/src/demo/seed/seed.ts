import { setTimeout as wait } from 'node:timers/promises';
import type { Party } from '@lectern/sdk/api';
import { type Money, usualMoney } from '@lectern/sdk/rules';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rows } from '../../db/database.ts';
import { namedId } from '../../db/newId.ts';
import * as tables from '../../db/schema.ts';
import { recordSales } from '../../resources/earnings/repository.ts';
import { type Shares, usualShares } from '../../resources/earnings/shares.ts';
import { issueReceipts } from '../../resources/receipts/repository.ts';
import type { Storage } from '../../storage/storage.ts';
import { demoPartner } from '../demoPartner.ts';
import { audienceRows } from './audienceRows.ts';
import { readSeed, type SeedContent, seedCategories } from './content.ts';
import { type CourseRows, courseRows } from './courseRows.ts';
import { demoLearnerRows } from './demoLearner.ts';
import { addDemoCodes, addDemoPayouts, addDemoRefunds, demoActs, demoMessages, demoSales } from './demoMoney.ts';
import { partnerRows } from './partnerRows.ts';
import { joinBefore, peopleRows } from './peopleRows.ts';
import { progressRows } from './progressRows.ts';
import { purchaseRows } from './purchaseRows.ts';
import { createSeedFiles } from './seedFiles.ts';
import { workRows } from './workRows.ts';

export interface Seeding {
  db: Db;
  storage: Storage;
  /** Whether to add the demo accounts, whose password is public. */
  isDemo: boolean;
  /** @default the usual ones */
  shares?: Shares;
  /** @default the usual one */
  money?: Money;
  /** Who receipts are from. */
  seller?: Party | undefined;
  log: (line: string) => void;
  content?: SeedContent;
  /** When the demo ends: its learner has studied in the week before, and people enroll until then. @default now */
  now?: Date;
}

/** Arbitrary, and used for nothing else: of servers that start together, one seeds. */
const LOCK_KEY = 7_405_814;
const ROWS_PER_INSERT = 200;

/** Fills an empty database with the demo, in one transaction. Returns whether it did. */
export async function seedIfEmpty({
  db,
  storage,
  isDemo,
  shares = usualShares,
  money = usualMoney,
  seller,
  log,
  content,
  now = new Date(),
}: Seeding): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const seed = content ?? (await readSeed());
  const files = createSeedFiles(seed.folder, storage);
  const people = await peopleRows(seed, files, isDemo, now);
  const courses: CourseRows[] = [];
  for (const course of seed.courses) {
    courses.push(await courseRows(seed, course, files, money));
    if (courses.length % 10 === 0) log(`Preparing the demo: ${courses.length} of ${seed.courses.length} courses …`);
  }
  const audience = audienceRows(seed, people.learners, now);
  const learner = demoLearnerRows(isDemo ? courses : [], now);
  const made = await workRows(seed, courses, audience, files);
  const sold = demoSales(isDemo ? courses : [], people.learners, audience.enrollments, now);
  joinBefore(people.learners, [...audience.enrollments, ...sold.sales]);
  const purchases = purchaseRows(courses, [...audience.enrollments, ...learner.enrollments, ...sold.sales], money);
  const visits = isDemo ? partnerRows(purchases, now) : [];

  const write = (tx: Db) =>
    insertAll(tx, [
      [tables.files, files.rows()],
      [tables.users, [...people.instructors, ...people.learners, ...people.others]],
      [tables.categories, seedCategories.map((one) => ({ id: namedId('category', one.slug), ...one }))],
      [tables.courses, courses.map(({ course }) => course)],
      [tables.sections, courses.flatMap(({ sections }) => sections)],
      [tables.lectures, courses.flatMap(({ lectures }) => lectures)],
      [tables.quizzes, courses.flatMap(({ quizzes }) => quizzes)],
      [tables.questions, courses.flatMap(({ questions }) => questions)],
      [tables.partners, isDemo ? [demoPartner] : []],
      [tables.partnerDays, visits],
      [tables.orders, purchases.orders],
      [tables.orderItems, purchases.orderItems],
      [tables.enrollments, purchases.enrollments],
      [tables.reviews, audience.reviews],
      [
        tables.lectureProgress,
        [...progressRows(courses, audience.enrollments, now), ...made.progress, ...learner.progress, ...sold.progress],
      ],
      [tables.quizAttempts, learner.attempts],
      [tables.submissions, [...made.submissions, ...learner.submissions]],
      [tables.wishlistItems, learner.wishes],
      [tables.works, made.works],
      [tables.supportMessages, isDemo ? demoMessages(people.learners, now) : []],
      [tables.auditEvents, sold.sales.length > 0 ? demoActs(now) : []],
    ]);
  for (;;) {
    const outcome = await db.transaction(async (tx) => {
      const [lock] = await rows<{ taken: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${LOCK_KEY}) as taken`);
      if (!lock?.taken) return 'busy';
      if (!(await isEmpty(tx))) return 'filled';
      await write(tx);
      if (sold.sales.length > 0) await addDemoCodes(tx, sold.sales, now);
      await recordSales(tx, shares);
      await issueReceipts(tx, seller);
      await addDemoRefunds(tx, sold.refunds, seller);
      if (sold.sales.length > 0) await addDemoPayouts(tx, now);
      await tx.execute(sql`update courses set review_count = r.count, average_rating = r.average from (
        select course_id, count(*)::int as count, avg(rating)::float8 as average from reviews group by course_id
      ) r where r.course_id = courses.id`);
      return 'done';
    });
    if (outcome !== 'busy') {
      if (outcome === 'done') log(`The demo is ready: ${courses.length} of ${seed.courses.length} courses.`);
      return outcome === 'done';
    }
    await wait(300);
  }
}

async function isEmpty(db: Db): Promise<boolean> {
  const found = await rows(db, sql`select 1 from users union all select 1 from courses limit 1`);
  return found.length === 0;
}

async function insertAll(tx: Db, batches: readonly (readonly [PgTable, readonly object[]])[]): Promise<void> {
  for (const [table, all] of batches) {
    for (let from = 0; from < all.length; from += ROWS_PER_INSERT) {
      await tx.insert(table).values(all.slice(from, from + ROWS_PER_INSERT) as never);
    }
  }
}
