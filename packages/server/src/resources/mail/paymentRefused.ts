import { orderDigits } from '@lectern/sdk/rules';
import { listItems, listOrders } from '../orders/repository.ts';
import type { Composed, MailContext } from './mailKind.ts';
import type { AddressedMail } from './outboxRepository.ts';
import { recipientOf } from './recipient.ts';
import { writeAmount } from './writeAmount.ts';

/** A bank has refused a payment that it had been deciding on; whoever waited for it may be gone. */
export async function composePaymentRefused(
  { db, origin }: MailContext,
  mail: AddressedMail,
): Promise<Composed | undefined> {
  const [order] = await listOrders(db, { userId: mail.userId, id: mail.subjectId });
  // Paid meanwhile, or again with a bank.
  if (!order || order.status === 'paid' || (order.status === 'pending' && order.processingSince)) return undefined;
  const titles = (await listItems(db, [order.id])).map(({ title }) => `"${title}"`).join(', ');
  return {
    to: recipientOf(mail),
    message: {
      subject: 'Your payment was not completed',
      title: 'Your payment was not completed',
      body: [
        `Your bank hasn't confirmed the payment of ${writeAmount(order.currency)(order.totalPaise)} for ${titles} (order LEC-${orderDigits(order.id)}). You haven't been charged.`,
        'You can pay again, with another card or another bank if you like.',
        { link: `${origin}/orders/${order.id}`, label: 'Open the order' },
      ],
    },
  };
}
