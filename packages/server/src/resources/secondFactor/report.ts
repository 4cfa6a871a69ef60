import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { SecurityEvent } from '../mail/security.ts';
import { notify } from '../users/notificationRepository.ts';

const titles: Record<SecurityEvent, string> = {
  codes_on: 'One-Time Codes Turned On',
  codes_off: 'One-Time Codes Turned Off',
  codes_renewed: 'New Recovery Codes',
  recovery_used: 'Recovery Code Used',
  passkey_added: 'Passkey Added',
  passkey_removed: 'Passkey Removed',
  reset: 'Second Factor Removed',
};

/** Tells people what has changed about signing in to their account: whoever didn't do it needs to know. */
export async function report(tx: Db, mail: Outbox, userId: string, event: SecurityEvent): Promise<void> {
  await notify(tx, {
    userId,
    type: 'warning',
    title: titles[event],
    message: "If this wasn't you, change your password and contact us at once.",
    link: '/contact',
  });
  await mail.queue(tx, 'security', { userId, subjectId: `${event}.${newId()}` });
}
