import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { type MailKind, mailKinds } from './kinds.ts';
import { addMail } from './outboxRepository.ts';

export interface Outbox {
  /**
   * Writes a mail to an account in the transaction of what it reports, so that both happen or neither. What can't be
   * queued is logged: nobody's order fails because of a mail.
   *
   * @param subjectId what the mail is about, such as an order
   */
  queue(tx: Db, kind: MailKind, report: { userId: string; subjectId: string }): Promise<void>;
}

/** @param sendsMail whether a server sends what is queued; otherwise no mails are written */
export function createOutbox(sendsMail: boolean, log: Pick<FastifyBaseLogger, 'warn'>): Outbox {
  return {
    async queue(tx, kind, report) {
      if (!sendsMail) return;
      const isRoom = await addMail(tx, { kind, ...report, lifetimeSeconds: mailKinds[kind].lifetimeSeconds });
      if (!isRoom) log.warn(`too many mails are waiting: a mail (${kind}) was dropped`);
    },
  };
}
