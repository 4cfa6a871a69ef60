import type { FastifyInstance } from 'fastify';
import type { PdfFonts } from '../../pdf/fonts.ts';
import { createPdfSender } from '../../pdf/sendPdf.ts';
import { isPaper } from '../../pdf/taggedPdf.ts';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { drawReceipt } from './drawReceipt.ts';
import { receiptPath } from './receiptView.ts';
import { findPrinted } from './repository.ts';

const NUMBER = /^[RC]-\d{4}-\d{6,9}$/;
const MAX_NUMBER_CHARACTERS = 16;

interface Given {
  Params: { number: string };
  Querystring: Record<string, unknown>;
}

/** The files of receipts and credit notes, by addresses that their buyer gets and that expire. */
export function registerReceiptFiles(app: FastifyInstance, { db, files, payments }: Services, fonts: PdfFonts): void {
  const sendPdf = createPdfSender();
  // The address itself is the permission: a link sends no `Authorization` header.
  const config = { policy: anyone, isAnonymous: true };

  app.get<Given>('/api/receipt/:number/pdf', { config }, async (request, reply) => {
    const {
      params: { number },
      query,
    } = request;
    if (number.length > MAX_NUMBER_CHARACTERS || !NUMBER.test(number)) throw problems.orderNotFound();
    if (!files.isValid(receiptPath(number), query.expires, query.signature)) throw problems.linkExpired();
    const { paper = 'a4' } = query;
    if (!isPaper(paper)) throw problems.unknownPaper();
    const printed = await findPrinted(db, number);
    if (!printed) throw problems.orderNotFound();
    const { order, document } = printed;
    return sendPdf(request, reply, {
      draw: () => drawReceipt(printed, { paper, fonts, isDemo: payments.options.provider === 'demo' }),
      name: number,
      // A credit note may be voided.
      cacheControl: 'private, max-age=60',
      page: `${files.originOf(request)}/orders/${order.id}${document.courseId === null ? '' : `/credit-notes/${number}`}`,
    });
  });
}
