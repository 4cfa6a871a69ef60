import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { addBatch, countGenerated, generatedId, generatedIdOf, inBatches } from './batches.ts';
import { EMAIL_DOMAIN } from './courses.ts';
import { addOrders, addReviews, addWishes, courseId, learnerId, orderId, takenAt } from './taken.ts';

export const LECTURES_PER_COURSE = 10;
const LECTURES_PER_SECTION = 5;
const SECTIONS_PER_COURSE = LECTURES_PER_COURSE / LECTURES_PER_SECTION;
/** Rows of one statement, about. */
const ROWS_PER_BATCH = 20_000;
/** A prime above any number of courses, so that popular courses are spread over all instructors. */
const STRIDE = 2_654_435_761;

type Log = (line: string) => void;

/** Adds two sections with ten lectures to each of the first `courses` generated courses. */
export async function generateLectures(db: Db, courses: number, log: Log): Promise<void> {
  const number = sql`course * ${LECTURES_PER_COURSE}::bigint + place`;
  const section = sql`course * ${SECTIONS_PER_COURSE}::bigint + place`;
  const first = Math.floor((await countGenerated(db, 'lectures')) / LECTURES_PER_COURSE);
  await inBatches({ first, count: courses, size: 1_000, what: 'courses with lectures' }, log, (from, to) =>
    addBatch(db, (tx) =>
      tx.execute(sql`with added as (
        insert into sections (id, course_id, title, position)
        select ${generatedIdOf('sections', section)}, ${generatedIdOf('courses', sql`course`)}, 'Section ' || place + 1, place
        from generate_series(${from}::bigint, ${to - 1}) course, generate_series(0, ${SECTIONS_PER_COURSE - 1}) place)
      insert into lectures (id, course_id, section_id, title, type, position, duration_seconds, text_content)
      select ${generatedIdOf('lectures', number)}, ${generatedIdOf('courses', sql`course`)},
        ${generatedIdOf('sections', sql`course * ${SECTIONS_PER_COURSE}::bigint + place / ${LECTURES_PER_SECTION}`)},
        'Lecture ' || place + 1, 'text', place, 60 * (place + 1), '<p>Generated.</p>'
      from generate_series(${from}::bigint, ${to - 1}) course, generate_series(0, ${LECTURES_PER_COURSE - 1}) place`),
    ),
  );
}

/** Adds learners without a password until there are `count` of them. */
export async function generateLearners(db: Db, count: number, log: Log): Promise<void> {
  const first = await countGenerated(db, 'users');
  await inBatches({ first, count, size: ROWS_PER_BATCH, what: 'learners' }, log, (from, to) =>
    db.execute(sql`insert into users (id, email, role, first_name, last_name)
      select ${generatedIdOf('users', sql`learner`)}, 'learner-' || learner || ${`@${EMAIL_DOMAIN}`}, 'learner',
        'Learner', learner::text
      from generate_series(${from}::bigint, ${to - 1}) learner`),
  );
}

export interface Learning {
  courses: number;
  learners: number;
  enrollments: number;
  progress: number;
}

/**
 * Enrolls the generated learners, with orders, reviews and wishlists, and gives them progress. Each has the same number of enrollments, or one less or more,
 * and studies the first lectures of each course. A learner takes one course of each rank of popularity: a thousandth of
 * the courses has as many learners as a quarter of them, and a course of one rank has the same number of learners in a
 * marketplace of any size. Batches of learners that have their rows already are left alone.
 */
export async function generateLearning(db: Db, learning: Learning, log: Log): Promise<void> {
  const { courses, learners, enrollments, progress } = learning;
  const most = Math.max(enrollments, progress);
  const size = Math.max(1, Math.floor((ROWS_PER_BATCH / Math.max(most, 1)) * learners));
  await inBatches({ first: 0, count: learners, size, what: 'learners with enrollments' }, log, async (from, to) => {
    const range = sql`user_id between ${generatedId('users', from)} and ${generatedId('users', to - 1)}`;
    const [there] = await rows<{ enrollments: number; progress: number }>(
      db,
      sql`select (select count(*)::int from enrollments where ${range}) as enrollments,
        (select count(*)::int from lecture_progress where ${range}) as progress`,
    );
    if (!there) return;
    const taken = coursesOf(learning, from, to);
    if (there.enrollments < before(to, enrollments, learners) - before(from, enrollments, learners))
      await addBatch(db, async (tx, hasToCount) => {
        await addOrders(tx, taken);
        await tx.execute(sql`insert into enrollments (user_id, course_id, order_id, created_at)
          select ${learnerId}, ${courseId}, (select id from orders where id = ${orderId}), ${takenAt}
          from (${taken}) taken order by 1, 2 on conflict do nothing`);
        await addReviews(tx, taken);
        await addWishes(tx, taken, courses);
        if (hasToCount) await countNewStudents(tx, range);
      });
    if (there.progress < before(to, progress, learners) - before(from, progress, learners))
      await addBatch(db, (tx, hasToCount) => {
        const insert = sql`insert into lecture_progress (user_id, lecture_id, is_completed, position_seconds, updated_at)
          select ${generatedIdOf('users', sql`learner`)},
            ${generatedIdOf('lectures', sql`course * ${LECTURES_PER_COURSE}::bigint + place`)},
            place % 3 < 2, 30, now() - make_interval(mins => ((course + place) % 500000)::int)
          from (${taken}) taken, generate_series(0, ${LECTURES_PER_COURSE - 1}) place
          where place * wanted + choice < ${share(sql`learner`, progress, learners)}
          order by 1, 2 on conflict do nothing`;
        return tx.execute(hasToCount ? withCompletions(insert) : insert);
      });
  });
}

/** Does what the triggers of enrollments do, for those that this transaction has added for these learners. */
async function countNewStudents(tx: Db, range: SQL): Promise<void> {
  // Locked first and in one order, as by the triggers: the next statement then sees what others have enrolled.
  const added = sql`enrollments.xmin = pg_current_xact_id()::xid`;
  const ofRange = sql`enrollments join courses on courses.id = enrollments.course_id where ${range}`;
  await tx.execute(sql`insert into instructor_students (instructor_id, students)
    select distinct creator_id, 0 from ${ofRange} and ${added} order by 1
    on conflict (instructor_id) do update set students = instructor_students.students`);
  await tx.execute(sql`update instructor_students set students = students + learners
    from (
      select creator_id, count(*) as learners
        from (select creator_id, user_id from ${ofRange} group by 1, 2 having bool_and(${added})) new group by 1
    ) changes
    where instructor_students.instructor_id = changes.creator_id`);
}

/** Does what the triggers of progress do, for the rows of an `insert`. */
const withCompletions = (insert: SQL) => sql`with added as (${insert} returning lecture_id, is_completed)
  insert into lecture_completions (lecture_id, learners)
  select lecture_id, count(*) from added where is_completed group by 1 order by 1
  on conflict (lecture_id) do update set learners = lecture_completions.learners + excluded.learners`;

/** How many of `total` rows the learners before number `learner` have together. */
const before = (learner: number, total: number, learners: number) => Math.floor((learner * total) / learners);

/** How many of `total` rows a learner has. */
const share = (learner: SQL, total: number, learners: number) =>
  sql`((${learner} + 1) * ${total}::bigint / ${learners}::bigint - ${learner} * ${total}::bigint / ${learners}::bigint)`;

/** The courses that learners take: the number of the learner, the choice, how many they have, and the course. */
function coursesOf({ courses, learners, enrollments }: Learning, from: number, to: number): SQL {
  // Where the courses of a learner's nth choice begin, by popularity. Each choice has at least one course.
  const rank = (choice: SQL) =>
    sql`(${choice} + floor((${courses} - wanted) * (${choice}::float8 / wanted) ^ 3))::bigint`;
  const begin = rank(sql`choice`);
  const width = sql`(${rank(sql`(choice + 1)`)} - ${begin})`;
  const chance = sql`(hashint8extended(learner * 1000 + choice, 0) & 1048575)`;
  return sql`select learner, choice, wanted,
      (${begin} + ((${chance} * ${width}) >> 20)) * ${STRIDE}::bigint % ${courses}::bigint as course
    from (select learner, ${share(sql`learner`, enrollments, learners)} as wanted
      from generate_series(${from}::bigint, ${to - 1}) learner) each, generate_series(0, wanted - 1) choice`;
}
