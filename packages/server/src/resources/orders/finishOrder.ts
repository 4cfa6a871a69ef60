import type { Services } from '../../services.ts';
import { recordSales } from '../earnings/repository.ts';
import { issueReceipts } from '../receipts/repository.ts';
import { queueOrderEvent } from '../webhooks/orderEvents.ts';
import { completeOrder } from './repository.ts';

/** Marks a pending order paid, records what it earns, tells the partner, issues the receipt and mails it. */
export const finishOrder = (
  { db, mail, seller, shares }: Pick<Services, 'db' | 'mail' | 'seller' | 'shares'>,
  orderId: string,
  cardLast4?: string,
): Promise<void> =>
  completeOrder(db, orderId, cardLast4, async (tx, { userId }) => {
    await recordSales(tx, shares, orderId);
    await queueOrderEvent(tx, 'order.paid', orderId);
    await mail.queue(tx, 'receipt', { userId, subjectId: orderId });
    await issueReceipts(tx, seller, orderId);
  });
