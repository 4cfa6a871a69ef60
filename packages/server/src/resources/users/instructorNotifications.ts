import { type NotificationKind, notificationKinds } from '@lectern/sdk/api';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { courses, lectures, notifications, users } from '../../db/schema.ts';

/** An event; its subject is the lecture of a submission, otherwise the course. */
interface Occasion {
  kind: NotificationKind;
  subjectId: string;
}

/**
 * Notifies the instructor of a course, unless they have turned this kind off. Further events of the same kind and
 * subject are counted in the same notification until it is read.
 */
export async function notifyInstructor(tx: Db, courseId: string, { kind, subjectId }: Occasion): Promise<void> {
  const [creator] = await tx
    .select({ id: users.id, muted: users.mutedNotifications, course: courses.title, lecture: lectures.title })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.creatorId))
    .leftJoin(lectures, eq(lectures.id, subjectId))
    .where(eq(courses.id, courseId));
  if (!creator || creator.muted.includes(kind)) return;
  const { course, lecture } = creator;
  const subject = lecture === null ? `"${course}"` : `"${lecture}" in "${course}"`;
  const { title, message } = words[kind](subject, 1);
  const [row] = await tx
    .insert(notifications)
    .values({
      id: newId(),
      userId: creator.id,
      type: 'info',
      title,
      message,
      link: links[kind](subjectId),
      kind,
      subjectId,
    })
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.kind, notifications.subjectId],
      targetWhere: sql`kind is not null and not is_read`,
      set: { events: sql`${notifications.events} + 1`, createdAt: sql`now()` },
    })
    .returning({ id: notifications.id, events: notifications.events });
  if (!row || row.events === 1) return;
  await tx.update(notifications).set(words[kind](subject, row.events)).where(eq(notifications.id, row.id));
}

/** Marks a notification as read, once nothing is left to do. */
export async function resolveNotification(tx: Db, userId: string, { kind, subjectId }: Occasion): Promise<void> {
  await tx
    .update(notifications)
    .set({ isRead: true })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        eq(notifications.subjectId, subjectId),
        eq(notifications.isRead, false),
      ),
    );
}

/** Marks those about a deleted course as read; their pages are gone. */
export async function retireNotifications(tx: Db, userId: string, courseId: string): Promise<void> {
  const ofCourse = tx.select({ id: lectures.id }).from(lectures).where(eq(lectures.courseId, courseId));
  const { subjectId } = notifications;
  await tx
    .update(notifications)
    .set({ isRead: true, link: null })
    .where(and(eq(notifications.userId, userId), or(eq(subjectId, courseId), inArray(subjectId, ofCourse))));
}

const links: Record<NotificationKind, (id: string) => string> = {
  sale: (courseId) => `/instructor/course/${courseId}/learners`,
  submission: (lectureId) => `/instructor/grading/${lectureId}`,
  review: (courseId) => `/course/${courseId}`,
};

const words: Record<NotificationKind, (subject: string, events: number) => { title: string; message: string }> = {
  sale: (course, events) => ({
    title: events === 1 ? 'New sale' : `${events} new sales`,
    message: events === 1 ? `Someone bought ${course}.` : `${events} learners bought ${course}.`,
  }),
  submission: (lecture, events) => ({
    title: events === 1 ? 'New submission' : `${events} new submissions`,
    message: `${lecture} has submissions to grade.`,
  }),
  review: (course, events) => ({
    title: events === 1 ? 'New review' : `${events} new reviews`,
    message: `${course} has a new review.`,
  }),
};

type Settings = Record<NotificationKind, boolean>;

/** Whether a person is notified, by kind. */
export async function findNotificationSettings(db: Db, userId: string): Promise<Settings> {
  const [row] = await db.select({ muted: users.mutedNotifications }).from(users).where(eq(users.id, userId));
  const isOn = (kind: NotificationKind) => row?.muted.includes(kind) !== true;
  return { sale: isOn('sale'), submission: isOn('submission'), review: isOn('review') };
}

/** Fields that are `undefined` stay as they are. */
export async function updateNotificationSettings(
  tx: Db,
  userId: string,
  given: { [Kind in NotificationKind]?: boolean | undefined },
): Promise<Settings> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const settings = await findNotificationSettings(tx, userId);
  for (const kind of notificationKinds) settings[kind] = given[kind] ?? settings[kind];
  const mutedNotifications = notificationKinds.filter((kind) => !settings[kind]);
  await tx.update(users).set({ mutedNotifications }).where(eq(users.id, userId));
  return settings;
}
