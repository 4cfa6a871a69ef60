import type { SupportMessage } from '@lectern/sdk/api';
import type { FileLinks } from '../../fileLinks.ts';
import type { ListedAttachment } from './attachmentsRepository.ts';
import type { ListedMessage } from './repository.ts';

/** The promise of §2: an answer within 24 hours. */
const ANSWER_MS = 24 * 3_600_000;

/** A message as admins are shown it. Where mails are kept instead of sent, the outbox shows the reply. */
export function toSupportMessage(
  row: ListedMessage,
  attachments: readonly ListedAttachment[],
  links: FileLinks,
): SupportMessage {
  const { id, name, email, subject, message, category, state, createdAt, reply, repliedAt, replyMail } = row;
  const own = attachments
    .filter(({ messageId }) => messageId === id)
    .map(({ fileId, name: file, size }) => ({ name: file, size, url: links.signed(fileId) }));
  return {
    _id: id,
    name,
    email,
    subject,
    message,
    ...(category ? { category } : {}),
    ...(own.length > 0 ? { attachments: own } : {}),
    state,
    createdAt: createdAt.toISOString(),
    answerBy: new Date(createdAt.getTime() + ANSWER_MS).toISOString(),
    ...(reply !== null && repliedAt
      ? {
          reply: {
            text: reply,
            at: repliedAt.toISOString(),
            ...(replyMail && replyMail !== 'kept' ? { mail: replyMail } : {}),
          },
        }
      : {}),
  };
}
