import { makeZip } from 'client-zip';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { type PersonalColumn, personalColumns } from './personalTables.ts';

const readme = `Your data

This is everything that the marketplace has stored about you, and what you have made here.

- Each .json file is a list of what its name says. Times are in UTC, amounts that end in "paise" in hundredths.
- courses/ has the courses that you teach, with their sections, lectures, quizzes and questions.
- files/ has what you have uploaded. files.json says which is which, by id.

Left out are your password, which is only stored as a hash, and keys that sign you in.
`;

const titles: Record<NonNullable<PersonalColumn['titleOf']>, SQL> = {
  course: sql`jsonb_build_object('course', (select title from courses where courses.id = row.course_id))`,
  lecture: sql`(select jsonb_build_object('lecture', lectures.title, 'course', courses.title)
    from lectures join sections on sections.id = lectures.section_id join courses on courses.id = sections.course_id
    where lectures.id = row.lecture_id)`,
  quiz: sql`jsonb_build_object('quiz', (select title from quizzes where quizzes.id = row.quiz_id))`,
};

const listOf = (data: unknown) => JSON.stringify(data, null, 2);

async function rowsOf(db: Db, userId: string, { table, column, without = [], titleOf }: PersonalColumn) {
  const title = titleOf ? sql`coalesce(${titles[titleOf]}, '{}'::jsonb) ||` : sql``;
  const found = await rows<{ data: unknown }>(
    db,
    sql`select ${title} (to_jsonb(row) - ${sql.param([...without])}::text[]) as data
      from ${sql.identifier(table)} row where row.${sql.identifier(column)} = ${userId} order by to_jsonb(row) ->> 'created_at', 1`,
  );
  return found.map(({ data }) => data);
}

/** What was sold, and on which documents. */
async function purchasesOf(db: Db, userId: string) {
  const [found] = await rows<{ items: unknown; documents: unknown }>(
    db,
    sql`select
    (select coalesce(jsonb_agg(to_jsonb(item)), '[]') from order_items item join orders on orders.id = item.order_id
      where orders.user_id = ${userId}) as items,
    (select coalesce(jsonb_agg(to_jsonb(document)), '[]') from documents document
      join orders on orders.id = document.order_id where orders.user_id = ${userId}) as documents`,
  );
  return found ?? { items: [], documents: [] };
}

/** What an instructor earned, and what was paid out. */
async function earningsOf(db: Db, userId: string) {
  const [found] = await rows<{ earnings: unknown; payouts: unknown }>(
    db,
    sql`select
    (select coalesce(jsonb_agg(to_jsonb(one) - 'order_id'), '[]') from earnings one
      where one.payee = 'instructor' and one.payee_id = ${userId}) as earnings,
    (select coalesce(jsonb_agg(to_jsonb(one) - 'recorded_by'), '[]') from payouts one
      where one.payee = 'instructor' and one.payee_id = ${userId}) as payouts`,
  );
  return found ?? { earnings: [], payouts: [] };
}

/** A course with everything in it, as its instructor has written it. */
async function courseOf(db: Db, id: string) {
  const [found] = await rows<{ course: unknown }>(
    db,
    sql`select
    to_jsonb(course) - ${sql.param(['title_vector', 'near_vector', 'text_vector', 'search_title'])}::text[] ||
    jsonb_build_object('sections', (
      select coalesce(jsonb_agg(to_jsonb(section) || jsonb_build_object('lectures', (
        select coalesce(jsonb_agg(to_jsonb(lecture) || jsonb_build_object('quizzes', (
          select coalesce(jsonb_agg(to_jsonb(quiz) || jsonb_build_object('questions', (
            select coalesce(jsonb_agg(to_jsonb(question) order by question.position), '[]')
            from questions question where question.quiz_id = quiz.id
          ))), '[]') from quizzes quiz where quiz.lecture_id = lecture.id and quiz.deleted_at is null
        )) order by lecture.position), '[]')
        from lectures lecture where lecture.section_id = section.id and lecture.deleted_at is null
      )) order by section.position), '[]')
      from sections section where section.course_id = course.id and section.deleted_at is null
    )) as course from courses course where course.id = ${id}`,
  );
  return found?.course;
}

const extensionOf = (mime: string) => /^[a-z]+\/([a-z0-9]{1,8})/i.exec(mime)?.[1]?.toLowerCase() ?? 'bin';

/** Everything that the marketplace has of a person, as the parts of a ZIP file. Each is read when its turn comes. */
async function* partsOf(db: Db, storage: Storage, userId: string) {
  yield { name: 'README.txt', input: readme };
  for (const one of personalColumns) {
    if (!one.file) continue;
    const found = await rowsOf(db, userId, one);
    if (found.length > 0) yield { name: `${one.file}.json`, input: listOf(found) };
  }
  const { items, documents } = await purchasesOf(db, userId);
  yield { name: 'purchased-courses.json', input: listOf(items) };
  yield { name: 'receipts.json', input: listOf(documents) };
  yield { name: 'earnings.json', input: listOf(await earningsOf(db, userId)) };
  const courses = await rows<{ id: string }>(
    db,
    sql`select id from courses where creator_id = ${userId} and deleted_at is null order by created_at, id`,
  );
  for (const { id } of courses) yield { name: `courses/${id}.json`, input: listOf(await courseOf(db, id)) };
  const files = await rows<{ id: string; path: string; mime: string }>(
    db,
    sql`select id, path, mime from files where owner_id = ${userId} order by created_at, id`,
  );
  for (const { id, path, mime } of files) {
    if (!(await storage.has(path))) continue;
    yield { name: `files/${id}.${extensionOf(mime)}`, input: await storage.read(path) };
  }
}

/** A ZIP file with everything of a person, as a stream. */
export const exportAccount = (db: Db, storage: Storage, userId: string): ReadableStream<Uint8Array> =>
  makeZip(partsOf(db, storage, userId), { buffersAreUTF8: true });
