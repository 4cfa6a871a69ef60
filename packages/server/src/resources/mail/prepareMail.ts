import { drawMail } from '../../mail/drawMail.tsx';
import type { OutgoingMail } from '../../mail/transport.ts';
import { kindOf } from './kinds.ts';
import type { MailContext } from './mailKind.ts';
import type { AddressedMail } from './outboxRepository.ts';
import { preferenceOf, UNSUBSCRIBE_PATH, unsubscribeLabels } from './preferences.ts';

/** A mail as it is sent now; undefined where there is nothing to report any more. */
export async function prepareMail(context: MailContext, mail: AddressedMail): Promise<OutgoingMail | undefined> {
  const kind = kindOf(mail.kind);
  const composed = await kind?.compose(context, mail);
  if (!kind || !composed) return undefined;
  const { to, replyTo, inReplyTo, message } = composed;
  const unsubscribe = unsubscribeFor(context, mail);
  const drawn = await drawMail(message, { reason: kind.reason, unsubscribe });
  return { id: mail.id, to, replyTo, inReplyTo, unsubscribeUrl: unsubscribe?.url, ...drawn };
}

function unsubscribeFor({ origin, linkTokens }: MailContext, { kind: name, userId }: AddressedMail) {
  const kind = preferenceOf(name);
  if (!kind) return undefined;
  return {
    url: `${origin}${UNSUBSCRIBE_PATH}?token=${linkTokens.unsubscribe({ userId, kind })}`,
    label: unsubscribeLabels[kind],
  };
}
