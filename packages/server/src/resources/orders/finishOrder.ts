import type { Services } from '../../services.ts';
import { completeOrder } from './repository.ts';

/** Marks a pending order paid, and mails the receipt. */
export const finishOrder = (
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  orderId: string,
  cardLast4?: string,
): Promise<void> =>
  completeOrder(db, orderId, cardLast4, (tx, { userId }) => mail.queue(tx, 'receipt', { userId, subjectId: orderId }));
