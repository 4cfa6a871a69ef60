import type { Mailbox } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import type { LinkTokens } from '../../linkTokens.ts';
import type { Message } from '../../mail/message.ts';
import type { AddressedMail } from './outboxRepository.ts';

/** What a mail is made of when it is sent. */
export interface MailContext {
  db: Db;
  /** The marketplace's address, without a trailing slash. */
  origin: string;
  /** Who answers messages to support; absent: nobody is told of them by mail. */
  support?: Mailbox | undefined;
  linkTokens: LinkTokens;
}

/** What a mail says, and to whom. */
export interface Composed {
  to: Mailbox;
  /** Where an answer goes, if not to the sender. */
  replyTo?: Mailbox | undefined;
  /** The id of the mail that mail programs show this one below. */
  inReplyTo?: string | undefined;
  message: Message;
}

export interface Kind {
  /** After this the mail would be too late, and is given up. */
  lifetimeSeconds: number;
  /** Why its reader gets it. */
  reason: string;
  /** Reads what happened, when the mail is sent. Undefined: there is nothing to report any more. */
  compose(context: MailContext, mail: AddressedMail): Promise<Composed | undefined>;
}
