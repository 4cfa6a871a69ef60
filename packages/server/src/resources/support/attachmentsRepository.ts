import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { files, supportAttachments, supportMessages, users } from '../../db/schema.ts';

export type ListedAttachment = Awaited<ReturnType<typeof listAttachments>>[number];

/** Files of one account that may wait for their message; older ones go. */
export const MAX_WAITING_ATTACHMENTS = 10;

/** Makes room for one more file that waits, and keeps other uploads of the account waiting. Returns what has to go. */
export async function waitingTooMany(tx: Db, userId: string): Promise<string[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const waiting = await tx
    .select({ fileId: files.id })
    .from(supportAttachments)
    .innerJoin(files, eq(files.id, supportAttachments.fileId))
    .where(and(eq(supportAttachments.userId, userId), isNull(supportAttachments.messageId)))
    .orderBy(desc(files.createdAt), files.id)
    .offset(MAX_WAITING_ATTACHMENTS - 1);
  return waiting.map(({ fileId }) => fileId);
}

/** Stores that an upload waits for a message of its owner. */
export async function addAttachment(
  tx: Db,
  attachment: Pick<typeof supportAttachments.$inferInsert, 'fileId' | 'userId' | 'name'>,
): Promise<void> {
  await tx.insert(supportAttachments).values(attachment);
}

/** Whether somebody has sent this message already, with these files: its answer was lost. */
export async function isSent(
  db: Db,
  userId: string,
  { subject, message }: { subject: string; message: string },
  fileIds: readonly string[],
): Promise<boolean> {
  const sent = await db
    .select({ fileId: supportAttachments.fileId })
    .from(supportAttachments)
    .innerJoin(supportMessages, eq(supportMessages.id, supportAttachments.messageId))
    .where(
      and(
        eq(supportAttachments.userId, userId),
        inArray(supportAttachments.fileId, [...fileIds]),
        eq(supportMessages.subject, subject),
        eq(supportMessages.message, message),
      ),
    );
  return sent.length === fileIds.length;
}

/** Gives waiting files of somebody to their message. Returns false where one isn't theirs or belongs to another message. */
export async function attachFiles(
  tx: Db,
  { messageId, userId }: { messageId: string; userId: string },
  fileIds: readonly string[],
): Promise<boolean> {
  for (const [position, fileId] of fileIds.entries()) {
    const attached = await tx
      .update(supportAttachments)
      .set({ messageId, position })
      .where(
        and(
          eq(supportAttachments.fileId, fileId),
          eq(supportAttachments.userId, userId),
          isNull(supportAttachments.messageId),
        ),
      )
      .returning({ fileId: supportAttachments.fileId });
    if (attached.length === 0) return false;
  }
  return true;
}

/** The files of these messages, in the order of the writers. */
export function listAttachments(db: Db, messageIds: readonly string[]) {
  return db
    .select({
      messageId: supportAttachments.messageId,
      fileId: files.id,
      name: supportAttachments.name,
      size: files.size,
    })
    .from(supportAttachments)
    .innerJoin(files, eq(files.id, supportAttachments.fileId))
    .where(inArray(supportAttachments.messageId, [...messageIds]))
    .orderBy(asc(supportAttachments.position));
}
