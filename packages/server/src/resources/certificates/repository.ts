import { randomInt } from 'node:crypto';
import { and, type Column, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { certificates, courses, enrollments, lectures, users } from '../../db/schema.ts';
import { isKeptBy } from '../enrollments/keptLectures.ts';
import { progressColumns } from '../enrollments/repository.ts';

export type CertificateRow = typeof certificates.$inferSelect;

/** Without letters that look like a digit or another letter. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** 60 random bits: nobody comes upon one by trying. */
const newNumber = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(''),
  ).join('-');

const hasNone = sql`not exists (select 1 from ${certificates} where ${certificates.userId} = ${enrollments.userId}
  and ${certificates.courseId} = ${enrollments.courseId} and ${certificates.enrolledAt} = ${enrollments.createdAt})`;
const isComplete = sql`${progressColumns.keptLectures} > 0 and ${progressColumns.completed} = ${progressColumns.keptLectures}`;

const creators = alias(users, 'creators');
const nameOf = (person: Record<'firstName' | 'lastName', Column>) =>
  sql`trim(${person.firstName} || ' ' || ${person.lastName})`;
/** What this learner has studied, as hours with one decimal (`courseHours`). */
const hours = sql`(select round(sum(${lectures.durationSeconds}) / 360.0) / 10 from ${lectures}
  where ${lectures.courseId} = ${enrollments.courseId} and ${isKeptBy(enrollments.userId)})`;

/** One course, that of a lecture, or all of a learner. */
export type Completed = { courseId: string } | { lectureId: string } | 'all';

/** The courses that a learner has completed and has no certificate for. */
export function listDue(db: Db, userId: string, of: Completed) {
  const isMeant =
    of === 'all'
      ? undefined
      : 'courseId' in of
        ? eq(enrollments.courseId, of.courseId)
        : sql`${enrollments.courseId} = (select ${lectures.courseId} from ${lectures} where ${lectures.id} = ${of.lectureId})`;
  return db
    .select({ courseId: enrollments.courseId })
    .from(enrollments)
    .where(and(eq(enrollments.userId, userId), isMeant, hasNone, isComplete));
}

/** Issues the certificate of an enrollment and returns its number; nothing if it isn't complete or has one. */
export async function issue(db: Db, userId: string, courseId: string): Promise<string | undefined> {
  const result = await db.execute(sql`
    insert into ${certificates} (number, user_id, course_id, enrolled_at, learner_name, course_title, instructor_name, hours)
    select ${newNumber()}, ${enrollments.userId}, ${courses.id}, ${enrollments.createdAt}, ${nameOf(users)}, ${courses.title},
      ${nameOf(creators)}, coalesce(${hours}, 0)
    from ${enrollments}
    join ${courses} on ${courses.id} = ${enrollments.courseId}
    join ${users} on ${users.id} = ${enrollments.userId}
    join ${users} ${creators} on ${creators.id} = ${courses.creatorId}
    where ${enrollments.userId} = ${userId} and ${enrollments.courseId} = ${courseId} and ${isComplete}
    on conflict (user_id, course_id, enrolled_at) do nothing
    returning number`);
  return (result as unknown as { rows: { number: string }[] }).rows[0]?.number;
}

export function listOwn(db: Db, userId: string): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.issuedAt), certificates.number);
}

export async function findByNumber(db: Db, number: string): Promise<CertificateRow | undefined> {
  const [row] = await db.select().from(certificates).where(eq(certificates.number, number));
  return row;
}

/** Shows or hides a certificate of this person. */
export async function setPublic(
  db: Db,
  userId: string,
  number: string,
  isPublic: boolean,
): Promise<CertificateRow | undefined> {
  const [row] = await db
    .update(certificates)
    .set({ isPublic })
    .where(and(eq(certificates.number, number), eq(certificates.userId, userId)))
    .returning();
  return row;
}

/** Takes the certificates of a learner for a course back. */
export async function revokeOfCourse(db: Db, userId: string, courseId: string): Promise<void> {
  await db
    .update(certificates)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId), isNull(certificates.revokedAt)));
}

/** Takes a certificate back. False where there is none, or it was taken back before. */
export async function revoke(db: Db, number: string): Promise<boolean> {
  const rows = await db
    .update(certificates)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(certificates.number, number), isNull(certificates.revokedAt)))
    .returning({ number: certificates.number });
  return rows.length > 0;
}
