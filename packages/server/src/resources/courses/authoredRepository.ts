import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Changes } from '../../db/changes.ts';
import { type Db, rows } from '../../db/database.ts';
import {
  categories,
  courses,
  enrollments,
  lectureCompletions,
  lectures,
  orderItems,
  orders,
  quizzes,
  sections,
  submissions,
  users,
  videoStreams,
} from '../../db/schema.ts';
import { streamColumns, streamOfLecture } from '../../video/streamView.ts';
import { isItemReturned, netPaise } from '../refunds/isReturned.ts';
import { cardColumns } from './courseCard.ts';
import { isShown } from './shownLectures.ts';

/** Ungraded submissions of a lecture; the query reads `lectures`. */
const waiting = sql<number>`(select count(*)::int from ${submissions}
  where ${submissions.lectureId} = ${lectures.id} and ${submissions.grade} is null)`;

const statColumns = {
  waiting: sql<number>`(select coalesce(sum(${waiting}), 0)::int from ${lectures}
    where ${lectures.courseId} = ${courses.id} and ${lectures.type} = 'assignment' and ${lectures.deletedAt} is null)`,
  learners: sql<number>`(select count(*)::int from ${enrollments} where ${enrollments.courseId} = ${courses.id})`,
  revenuePaise: sql<number>`(select coalesce(sum(${netPaise}), 0)::float8 from ${orderItems}
    join ${orders} on ${orders.id} = ${orderItems.orderId} and ${orders.status} = 'paid'
    where ${orderItems.courseId} = ${courses.id} and not ${isItemReturned})`,
  /** Completed lectures, summed over all learners. */
  completions: sql<number>`(select coalesce(sum(${lectureCompletions.learners}), 0)::int from ${lectures}
    join ${lectureCompletions} on ${lectureCompletions.lectureId} = ${lectures.id}
    where ${lectures.courseId} = ${courses.id} and ${isShown} and ${lectures.deletedAt} is null)`,
};

const authoredCourseColumns = {
  ...cardColumns,
  videoPreviewUrl: courses.videoPreviewUrl,
  learningObjectives: courses.learningObjectives,
  requirements: courses.requirements,
  targetAudience: courses.targetAudience,
};

export const isAuthoredBy = (userId: string) => and(eq(courses.creatorId, userId), isNull(courses.deletedAt));

export async function isAuthor(db: Db, userId: string, courseId: string): Promise<boolean> {
  return (await db.$count(courses, and(eq(courses.id, courseId), isAuthoredBy(userId)))) > 0;
}

/** Locks a course of this author until the transaction ends. Returns false where there is none. */
export async function lockCourse(tx: Db, userId: string, courseId: string): Promise<boolean> {
  const found = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), isAuthoredBy(userId)))
    .for('update');
  return found.length > 0;
}

/** The courses of an author, last changed first. */
export function listAuthoredCourses(db: Db, userId: string) {
  return db
    .select({ ...cardColumns, ...statColumns })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.creatorId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(isAuthoredBy(userId))
    .orderBy(desc(courses.updatedAt), asc(courses.id));
}

export async function findAuthoredCourse(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({ ...authoredCourseColumns, ...statColumns })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.creatorId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(and(eq(courses.id, id), isAuthoredBy(userId)));
  return row;
}

type CourseRow = typeof courses.$inferSelect;
export type CourseFields = Changes<Omit<CourseRow, 'id' | 'creatorId' | 'createdAt' | 'deletedAt'>>;

/** Adds a course, or replaces the one with this id. Returns its id, or undefined where it has been deleted. */
export async function saveCourse(
  db: Db,
  id: string,
  creatorId: string,
  fields: CourseFields & Pick<CourseRow, 'title' | 'description' | 'pricePaise'>,
): Promise<string | undefined> {
  const [row] = await db
    .insert(courses)
    .values({ id, creatorId, ...fields })
    .onConflictDoUpdate({ target: courses.id, set: fields, setWhere: isNull(courses.deletedAt) })
    .returning({ id: courses.id });
  return row?.id;
}

/** Fields that are `undefined` stay as they are; the date of the last change is set in any case. */
export async function updateCourse(db: Db, id: string, fields: CourseFields): Promise<void> {
  await db
    .update(courses)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(eq(courses.id, id));
}

/** Deletes a course; learners who enrolled keep it. */
export async function deleteCourse(db: Db, id: string): Promise<void> {
  await db.update(courses).set({ deletedAt: sql`now()` }).where(eq(courses.id, id));
}

/** All lectures of a course with their content, drafts included. */
export function listAuthoredLectures(db: Db, courseId: string) {
  return db
    .select(authoredLectureColumns)
    .from(lectures)
    .leftJoin(quizzes, wholeQuiz)
    .leftJoin(videoStreams, streamOfLecture)
    .where(and(eq(lectures.courseId, courseId), isNull(lectures.deletedAt)))
    .orderBy(asc(lectures.position), asc(lectures.createdAt), asc(lectures.id));
}

/** The quiz of a lecture, unless it is unfinished: only its author sees that one. */
export const wholeQuiz = and(
  eq(quizzes.lectureId, lectures.id),
  eq(quizzes.isFinished, true),
  isNull(quizzes.deletedAt),
);

export const authoredLectureColumns = {
  id: lectures.id,
  sectionId: lectures.sectionId,
  title: lectures.title,
  type: lectures.type,
  duration: lectures.durationSeconds,
  position: lectures.position,
  isPublished: lectures.isPublished,
  isFree: lectures.isFree,
  contentFileId: lectures.contentFileId,
  contentUrl: lectures.contentUrl,
  posterFileId: lectures.posterFileId,
  textContent: lectures.textContent,
  captions: lectures.captions,
  stream: streamColumns,
  quizId: quizzes.id,
  waiting,
};

/** The ids of a course's sections and lectures. */
export async function listContentIds(
  db: Db,
  courseId: string,
): Promise<{ sections: Set<string>; lectures: Set<string> }> {
  const [ofSections, ofLectures] = [
    await db
      .select({ id: sections.id })
      .from(sections)
      .where(and(eq(sections.courseId, courseId), isNull(sections.deletedAt))),
    await db
      .select({ id: lectures.id })
      .from(lectures)
      .where(and(eq(lectures.courseId, courseId), isNull(lectures.deletedAt))),
  ];
  return { sections: new Set(ofSections.map(({ id }) => id)), lectures: new Set(ofLectures.map(({ id }) => id)) };
}

/** Moves sections, and lectures between sections, to their places in the list. */
export async function moveContent(
  db: Db,
  given: readonly { _id: string; lectures: readonly string[] }[],
): Promise<void> {
  const places = given.map(({ _id }, position) => ({ id: _id, position }));
  await db.execute(sql`update sections set position = place.position
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (id text, position int)
    where sections.id = place.id`);
  const lecturePlaces = given.flatMap(({ _id, lectures: ids }) =>
    ids.map((id, position) => ({ id, section: _id, position })),
  );
  await db.execute(sql`update lectures set position = place.position, section_id = place.section
    from jsonb_to_recordset(${JSON.stringify(lecturePlaces)}::jsonb) as place (id text, section text, position int)
    where lectures.id = place.id`);
}

interface WeekRow extends Record<string, unknown> {
  from: string;
  enrollments: number;
  revenue: number;
}

/** What an author's courses brought in the weeks that begin on these days, such as `2026-11-23`, in the given order. */
export function countByWeek(db: Db, userId: string, days: readonly string[]): Promise<WeekRow[]> {
  const own = db.select({ id: courses.id }).from(courses).where(isAuthoredBy(userId));
  const isOfWeek = (table: typeof orders | typeof enrollments) =>
    sql`${table.createdAt} >= begins and ${table.createdAt} < begins + interval '7 days'`;
  return rows<WeekRow>(
    db,
    sql`select day as "from",
        (select count(*)::int from ${enrollments}
          where ${enrollments.courseId} in (${own}) and ${isOfWeek(enrollments)}) as enrollments,
        (select coalesce(sum(${netPaise}), 0)::float8 / 100 from ${orderItems}
          join ${orders} on ${orders.id} = ${orderItems.orderId} and ${orders.status} = 'paid'
          where ${orderItems.courseId} in (${own}) and ${isOfWeek(orders)} and not ${isItemReturned}) as revenue
      from (select day, place, day::timestamp at time zone 'UTC' as begins
        from jsonb_array_elements_text(${JSON.stringify(days)}::jsonb) with ordinality as given (day, place)) weeks
      order by place`,
  );
}
