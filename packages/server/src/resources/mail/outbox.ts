import type { MailMode } from '@lectern/sdk/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { LinkTokens } from '../../linkTokens.ts';
import { type MailKind, mailKinds } from './kinds.ts';
import { addMail, keepMail } from './outboxRepository.ts';
import { isWanted } from './preferenceRepository.ts';

export interface Outbox {
  mode: MailMode;
  /**
   * Writes a mail to an account in the transaction of what it reports, so that both happen or neither. What can't be
   * queued is logged: nobody's order fails because of a mail.
   *
   * @param userId null for an address without an account, which the subject has
   * @param subjectId what the mail is about, such as an order
   * @returns whether the mail will be sent, or was kept; not where the account gets no such mails
   */
  queue(tx: Db, kind: MailKind, report: { userId: string | null; subjectId: string }): Promise<boolean>;
}

/**
 * @param mode whether a server sends what is queued; `off`: no mails are written
 */
export function createOutbox(mode: MailMode, log: Pick<FastifyBaseLogger, 'warn'>, linkTokens: LinkTokens): Outbox {
  return {
    mode,
    async queue(tx, kind, report) {
      if (mode === 'off' || !(await isWanted(tx, { kind, ...report }, mode === 'sent'))) return false;
      const { lifetimeSeconds, compose } = mailKinds[kind];
      const mail = { kind, ...report, lifetimeSeconds };
      if (mode === 'kept') {
        // In a transaction of its own inside, so that what fails here takes nothing else with it.
        return tx
          .transaction((inner) =>
            keepMail(inner, mail, async (added) => {
              // No link is in a subject.
              const composed = await compose({ db: inner, origin: '', linkTokens }, added);
              return composed && { recipient: composed.to.address, subject: composed.message.subject };
            }),
          )
          .then(() => true)
          .catch((err: unknown) => {
            log.warn({ err }, `a mail (${kind}) could not be kept`);
            return false;
          });
      }
      const isRoom = await addMail(tx, mail);
      if (!isRoom) log.warn(`too many mails are waiting: a mail (${kind}) was dropped`);
      return isRoom;
    },
  };
}
