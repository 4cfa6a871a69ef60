import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../page.ts';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { recordReported } from '../refunds/returns.ts';
import { saveDispute } from './disputesRepository.ts';
import { reconcileOrder } from './reconcile.ts';
import { findOrderByPayment } from './repository.ts';

/** Where the payment provider reports what has happened. */
export const REPORTS_PATH = '/api/payment/reports';

/** The notification that tells other servers of a report: they know by it that reports arrive. */
export const REPORT_ARRIVED = 'payment report';

/** The page to which a bank leads back in the window that a frame on a partner's page has opened. */
export const PAID_PATH = '/embed/paid';

/** The largest events of Stripe have some ten thousand bytes. */
const MAX_REPORT_BYTES = 128 * 1024;

/**
 * Takes the reports of the payment provider. A report only says what to ask about, so that repeated, late and reordered
 * ones do no harm, and a forged one could do none either. The provider repeats a report that isn't answered with 200.
 */
export function registerReports(app: FastifyInstance, services: Services): void {
  const { db, payments } = services;
  const { reports } = payments;
  if (!reports) return;
  app.get(PAID_PATH, (_request, reply) =>
    sendPage(reply, {
      title: 'Back from your bank',
      style: 'main { max-width: 32rem; margin: 20vh auto 0; padding: 0 1rem }',
      body: '<main><h1>Back from your bank</h1><p>You can close this window. The page that you came from goes on by itself.</p></main>',
    }),
  );
  app.register(async (inner) => {
    // The signature is that of the bytes.
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    inner.post(
      REPORTS_PATH,
      { bodyLimit: MAX_REPORT_BYTES, config: { policy: anyone, isAnonymous: true, changes: 'students' } },
      async (request) => {
        const { body, headers, log } = request;
        const signature = headers['stripe-signature'];
        const event = reports.read(
          Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          typeof signature === 'string' ? signature : undefined,
        );
        if (!event) {
          log.warn('a report of a payment was refused: its signature is not one of STRIPE_WEBHOOK_SECRET, or is old');
          throw problems.invalidRequest();
        }
        request.isHandled = true;
        await db.execute(sql`select pg_notify('catalogue', ${REPORT_ARRIVED})`);
        if (event.kind === 'payment') {
          const orderId = await findOrderByPayment(db, event.paymentId);
          if (orderId) await reconcileOrder(services, orderId, 'findAnew');
          else log.warn({ paymentId: event.paymentId }, 'a report is about a payment of no order');
        } else if (event.kind === 'dispute') {
          const dispute = await reports.findDispute(event.disputeId);
          const orderId = dispute?.paymentId && (await findOrderByPayment(db, dispute.paymentId));
          if (dispute && orderId) await saveDispute(db, orderId, dispute);
          else log.warn({ disputeId: event.disputeId }, 'a report is about a dispute of no order');
        } else if (event.kind === 'refund') {
          const refund = await reports.findRefund(event.providerId);
          if (refund) await recordReported(services, refund);
          else log.warn({ refundId: event.providerId }, 'a report is about a refund that the provider does not know');
        } else if (event.kind === 'refunds') {
          for (const refund of await reports.listRefunds(event.paymentId)) await recordReported(services, refund);
        } else log.info('a report is about nothing that concerns orders');
        return { received: true };
      },
    );
  });
}
