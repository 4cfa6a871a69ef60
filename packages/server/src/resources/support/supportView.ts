import type { SupportMessage } from '@lectern/sdk/api';
import type { ListedMessage } from './repository.ts';

/** The promise of §2: an answer within 24 hours. */
const ANSWER_MS = 24 * 3_600_000;

/** A message as admins are shown it. Where mails are kept instead of sent, the outbox shows the reply. */
export function toSupportMessage(row: ListedMessage): SupportMessage {
  const { id, name, email, subject, message, category, state, createdAt, reply, repliedAt, replyMail } = row;
  return {
    _id: id,
    name,
    email,
    subject,
    message,
    ...(category ? { category } : {}),
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
