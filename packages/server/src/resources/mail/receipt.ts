import type { Party } from '@lectern/sdk/api';
import { orderDigits } from '@lectern/sdk/rules';
import { SITE_NAME } from '../../pdf/taggedPdf.ts';
import { listItems, listOrders } from '../orders/repository.ts';
import { listDocumentsOf } from '../receipts/repository.ts';
import type { Composed, MailContext } from './mailKind.ts';
import type { AddressedMail } from './outboxRepository.ts';
import { recipientOf } from './recipient.ts';
import { writeAmount } from './writeAmount.ts';

/** What somebody has bought, with the link to the receipt. */
export async function composeReceipt({ db, origin }: MailContext, mail: AddressedMail): Promise<Composed | undefined> {
  const [order] = await listOrders(db, { userId: mail.userId, id: mail.subjectId });
  if (!order) return undefined;
  const items = await listItems(db, [order.id]);
  // Numbered in the transaction that has queued this mail: a receipt is missing only where none could be issued.
  const receipt = (await listDocumentsOf(db, [order.id])).find(({ kind }) => kind === 'receipt');
  const money = writeAmount(order.currency);
  const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(order.createdAt);
  const courses = items.length === 1 ? `"${items[0]?.title}"` : `${items.length} courses`;
  return {
    to: recipientOf(mail),
    message: {
      subject: `Your receipt for ${courses}`,
      title: 'Thank you for your purchase',
      body: [
        `${receipt ? `Receipt ${receipt.number}, order` : 'Order'} LEC-${orderDigits(order.id)} of ${date}. You can start learning right away.`,
        {
          rows: [
            ...items.map(({ title, pricePaise }) => [title, money(pricePaise)] as const),
            ['Subtotal', money(order.subtotalPaise)],
            ...(order.discountCode === null
              ? []
              : [[`Discount (${order.discountCode})`, money(-order.discountPaise)] as const]),
            ...(order.taxRate > 0 ? [[`${order.taxName} (${order.taxRate}%)`, money(order.taxPaise)] as const] : []),
            ['Total', money(order.totalPaise)],
          ],
        },
        ...(receipt
          ? [paragraphOf('Sold by:', receipt.seller ?? { name: SITE_NAME }), paragraphOf('Billed to:', receipt.buyer)]
          : []),
        ...(order.cardLast4 === null ? [] : [`Paid with the card that ends in ${order.cardLast4}.`]),
        { link: `${origin}/orders/${order.id}`, label: 'Open the receipt, with its PDF' },
      ],
    },
  };
}

/** A seller or a buyer, as on an envelope. */
const paragraphOf = (label: string, { name, address = '', taxNumber }: Party) =>
  [label, name, ...address.split('\n'), taxNumber && `Tax number: ${taxNumber}`]
    .map((line) => line?.trim())
    .filter(Boolean)
    .join('\n');
