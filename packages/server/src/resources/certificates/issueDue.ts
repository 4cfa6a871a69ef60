import type { Services } from '../../services.ts';
import { lockBuyer } from '../orders/repository.ts';
import { type Completed, issue, listDue } from './repository.ts';

/**
 * Issues what a learner has completed, after the transaction that completed it: of two that complete the last lectures at
 * the same time, the later one sees both. What a failure leaves out is issued when the learner asks for their certificates.
 */
export async function issueDue(
  { db, app, mail }: Pick<Services, 'db' | 'app' | 'mail'>,
  userId: string,
  of: Completed,
) {
  try {
    for (const { courseId } of await listDue(db, userId, of))
      await db.transaction(async (tx) => {
        // A refund that ends the course now is waited for.
        if (!(await lockBuyer(tx, userId))) return;
        const number = await issue(tx, userId, courseId);
        if (number) await mail.queue(tx, 'certificate', { userId, subjectId: number });
      });
  } catch (error) {
    app.log.warn({ err: error }, 'a certificate could not be issued now');
  }
}
