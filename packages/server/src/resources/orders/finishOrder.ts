import type { Services } from '../../services.ts';
import { recordSales } from '../earnings/repository.ts';
import { completeOrder } from './repository.ts';

/** Marks a pending order paid, records what it earns, and mails the receipt. */
export const finishOrder = (
  { db, mail, shares }: Pick<Services, 'db' | 'mail' | 'shares'>,
  orderId: string,
  cardLast4?: string,
): Promise<void> =>
  completeOrder(db, orderId, cardLast4, async (tx, { userId }) => {
    await recordSales(tx, shares, orderId);
    await mail.queue(tx, 'receipt', { userId, subjectId: orderId });
  });
