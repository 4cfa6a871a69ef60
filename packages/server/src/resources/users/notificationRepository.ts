import { limits } from '@lectern/sdk/rules';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { notifications } from '../../db/schema.ts';

type NotificationRow = typeof notifications.$inferSelect;

/** The notifications of a person, newest first. */
export function listNotifications(db: Db, userId: string): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), asc(notifications.id))
    .limit(limits.notifications);
}

export async function notify(
  db: Db,
  notification: Pick<NotificationRow, 'userId' | 'type' | 'title' | 'message' | 'link'>,
): Promise<void> {
  await db.insert(notifications).values({ id: newId(), ...notification });
}

/** The given notifications of a person, or all of them. */
const chosen = (userId: string, ids: readonly string[] | undefined) =>
  and(eq(notifications.userId, userId), ids ? inArray(notifications.id, [...ids]) : undefined);

export async function markRead(db: Db, userId: string, ids: readonly string[] | undefined): Promise<void> {
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(chosen(userId, ids), eq(notifications.isRead, false)));
}

export async function removeNotifications(db: Db, userId: string, ids: readonly string[] | undefined): Promise<void> {
  await db.delete(notifications).where(chosen(userId, ids));
}
