import { findRefund } from '../refunds/repository.ts';
import type { Composed, MailContext } from './mailKind.ts';
import type { AddressedMail } from './outboxRepository.ts';
import { recipientOf } from './recipient.ts';
import { writeAmount } from './writeAmount.ts';

/** What has become of a request for a refund. */
export async function composeRefund({ db, origin }: MailContext, mail: AddressedMail): Promise<Composed | undefined> {
  const found = await findRefund(db, mail.userId, mail.subjectId);
  if (!found) return undefined;
  const { refund, title, currency } = found;
  const amount = writeAmount(currency)(refund.amountPaise);
  const outcome = {
    sent: ['Your refund is on its way', `${amount} for "${title}" is on its way to what you paid with.`],
    refunded: ['Your refund is complete', `${amount} for "${title}" was returned to you.`],
    declined: [
      'About your refund request',
      `We looked at your request for "${title}" and declined it. You keep the course.`,
    ],
    failed: [
      'Your refund failed',
      `The payment provider refused to return ${amount} for "${title}". You keep the course.`,
    ],
  };
  const { state } = refund;
  if (state === 'requested' || state === 'granted') return undefined;
  const [subject = '', text = ''] = outcome[state];
  const isReturned = state === 'sent' || state === 'refunded';
  return {
    to: recipientOf(mail),
    message: {
      subject: `${subject}: "${title}"`,
      title: subject,
      body: [
        text,
        ...(refund.answer === null ? [] : ['Our answer:', { quote: refund.answer }]),
        ...(isReturned
          ? [
              'Banks may take a few days to show it. Your access has ended; your progress is kept in case you buy the course again.',
            ]
          : []),
        {
          link: `${origin}/orders/${refund.orderId}`,
          label: isReturned ? 'Open the receipt and the credit note' : 'Open the receipt',
        },
      ],
    },
  };
}
