import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { files, supportAttachments, users } from '../../db/schema.ts';

export type ListedAttachment = Awaited<ReturnType<typeof listAttachments>>[number];

/** Files of one account that may wait for their message. */
export const MAX_WAITING_ATTACHMENTS = 10;

/** Stores that an upload waits for a message of its owner. Returns false where too many wait. */
export async function addAttachment(
  tx: Db,
  attachment: Pick<typeof supportAttachments.$inferInsert, 'fileId' | 'userId' | 'name'>,
): Promise<boolean> {
  // One upload of an account after another.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, attachment.userId)).for('update');
  const waits = and(eq(supportAttachments.userId, attachment.userId), isNull(supportAttachments.messageId));
  const [waiting] = await tx.select({ files: count() }).from(supportAttachments).where(waits);
  if ((waiting?.files ?? 0) >= MAX_WAITING_ATTACHMENTS) return false;
  await tx.insert(supportAttachments).values(attachment);
  return true;
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
