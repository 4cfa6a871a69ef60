import { sql } from 'drizzle-orm';
import { OperatorError } from '../../admin/OperatorError.ts';
import { type Db, rows } from '../../db/database.ts';
import { demoAccounts } from '../demoAccounts.ts';
import { EMAIL_DOMAIN, generateCourses } from './courses.ts';
import {
  generateLearners,
  generateLearning,
  generateLectures,
  LECTURES_PER_COURSE,
  type Learning,
} from './learning.ts';

const MAX_COURSES = 2_000_000;
const MAX_LEARNERS = 10_000_000;
/** Courses of one learner. */
const MAX_COURSES_PER_LEARNER = 100;

export interface Amounts extends Learning {
  /** Whether the courses get sections and lectures. */
  hasLectures: boolean;
  /** Whether the database may hold accounts of real people. */
  isAmongPeople: boolean;
}

/** Arbitrary, and used for nothing else: see `LOCK_KEY` of the migrations. */
const LOCK_KEY = 7_405_814;

/**
 * Adds made-up courses, learners, enrollments and progress up to these amounts; continues an interrupted run. `db` has to
 * be one connection: it holds a lock, since the last statement of a killed process may still be running.
 */
export async function generate(db: Db, amounts: Amounts, log: (line: string) => void): Promise<void> {
  await db.execute(sql`select pg_advisory_lock(${LOCK_KEY})`);
  try {
    await addRows(db, amounts, log);
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${LOCK_KEY})`);
  }
}

async function addRows(db: Db, amounts: Amounts, log: (line: string) => void): Promise<void> {
  const { courses, learners, enrollments, hasLectures } = amounts;
  if (!amounts.isAmongPeople) await refuseAmongPeople(db);
  await generateCourses(db, courses, log);
  if (learners > 0) await generateLearners(db, learners, log);
  if (hasLectures) await generateLectures(db, courses, log);
  if (enrollments > 0) await generateLearning(db, amounts, log);
  // One row of it was written anew for each course, and every search of the catalogue reads the whole table.
  await db.execute(sql`vacuum full published_counts`);
  // The planner needs statistics, and index-only scans need to know that all rows are visible.
  for (const table of [
    'courses',
    'sections',
    'lectures',
    'users',
    'enrollments',
    'lecture_progress',
    'instructor_students',
    'lecture_completions',
    'orders',
    'order_items',
    'reviews',
    'wishlist_items',
  ])
    await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`);
}

/** What is wrong with the amounts, if anything. */
export function checkAmounts({ courses, learners, enrollments, progress, hasLectures }: Amounts): string | undefined {
  const isUpTo = (most: number, given: number) => given >= 0 && given <= most;
  const shown = (number: number) => number.toLocaleString('en');
  if (!isUpTo(MAX_COURSES, courses) || courses === 0)
    return `generate needs --courses, from 1 to ${shown(MAX_COURSES)}.`;
  if (!isUpTo(MAX_LEARNERS, learners)) return `--learners takes a number up to ${shown(MAX_LEARNERS)}.`;
  const places = learners * Math.min(courses, MAX_COURSES_PER_LEARNER);
  if (!isUpTo(places, enrollments))
    return `--enrollments takes a number up to ${shown(places)}: each learner takes at most ${MAX_COURSES_PER_LEARNER} different courses.`;
  if (progress > 0 && !hasLectures) return '--progress needs lectures: leave out --without-lectures.';
  // Enrollments that don't divide evenly give some learners one less.
  const room = learners > 0 ? LECTURES_PER_COURSE * Math.floor(enrollments / learners) * learners : 0;
  if (!isUpTo(room, progress))
    return `--progress takes a number up to ${shown(room)}: each course has ${LECTURES_PER_COURSE} lectures.`;
  return undefined;
}

/** Generated courses are published and can't be told from others: they must not get into a real marketplace by mistake. */
async function refuseAmongPeople(db: Db): Promise<void> {
  const [row] = await rows<{ people: number }>(
    db,
    sql`select count(*)::int as people from users
      where (password_hash is not null or exists (select 1 from identities where identities.user_id = users.id))
        and email not like ${`%@${EMAIL_DOMAIN}`}
        and email not in ${demoAccounts.map(({ email }) => email)}`,
  );
  const people = row?.people ?? 0;
  if (people === 0) return;
  throw new OperatorError(
    `This database has ${people === 1 ? 'the account of a person' : `the accounts of ${people.toLocaleString('en')} people`}. Generated courses would appear in the catalogue, and there is no command that removes them. Use another database, or add --among-people.`,
  );
}
