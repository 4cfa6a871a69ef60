import { drawMail } from '../../mail/drawMail.tsx';
import type { OutgoingMail } from '../../mail/transport.ts';
import { kindOf } from './kinds.ts';
import type { MailContext } from './mailKind.ts';
import type { AddressedMail } from './outboxRepository.ts';

/** A mail as it is sent now; undefined where there is nothing to report any more. */
export async function prepareMail(context: MailContext, mail: AddressedMail): Promise<OutgoingMail | undefined> {
  const kind = kindOf(mail.kind);
  const composed = await kind?.compose(context, mail);
  if (!kind || !composed) return undefined;
  const { to, replyTo, message } = composed;
  return { id: mail.id, to, replyTo, ...(await drawMail(message, kind.reason)) };
}
