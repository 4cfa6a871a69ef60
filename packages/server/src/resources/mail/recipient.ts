import type { Mailbox } from '../../config.ts';
import type { AddressedMail } from './outboxRepository.ts';

/** The mailbox of the account to which a mail goes. */
export const recipientOf = ({ person }: AddressedMail): Mailbox => ({
  name: `${person.firstName} ${person.lastName}`.trim(),
  address: person.email,
});
